import { QUALITY_RULES } from '@fonte/contracts/quality';
import { connect } from '@fonte/database';
import { migrate } from '@fonte/database/migration/migrate';
import { importFolder } from '@fonte/programme/import/index';
import { formatNumber } from '@fonte/pt-br';
import { median, timed } from '../measure.ts';
import { createDatabase, dropDatabase, withDemoFolder } from '../programme.ts';
import type { Scenario } from '../scenario.ts';
import { statementsOf, type Sent } from '../statements.ts';

/** Imports that are measured, and from so many properties on one: it takes minutes. */
const TURNS = 3;
const LARGE = 20_000;
const SHARE = 5;
const NAME = 'fonte_bench_quality';
/** What the rules' part is besides the rules. */
const REST = 'guardar, contar o examinado e a tendência';

/** The rules of Data Quality as a part of an import into an empty database. */
export const scenario: Scenario = async (setup) => {
  const { databaseUrl, properties } = setup;
  const many = properties < LARGE ? TURNS : 1;
  const taken = await withDemoFolder(properties, async (dir) => {
    const turns: Taken[] = [];
    for (let turn = 1; turn <= many; turn += 1) {
      setup.say(`Importando ${properties} propriedades, ${turn} de ${many}…`);
      // oxlint-disable-next-line no-await-in-loop -- they would measure each other
      turns.push(await importedInto(databaseUrl, dir));
    }
    return turns;
  });
  const ms = (value: number): string => formatNumber(value, 0);
  const share = (part: number, whole: number): string => `${formatNumber((100 * part) / whole, 2)}%`;
  const whole = median(taken.map(({ total }) => total));
  const rules = median(taken.map(({ quality }) => quality));
  return {
    title: `Regras de Data Quality numa importação, ${formatNumber(properties, 0)} propriedades`,
    head: ['Parte', 'ms', 'da importação'],
    rows: [
      ['A importação', ms(whole), ''],
      ['As regras, com tudo', ms(rules), share(rules, whole)],
      ...Object.keys(taken[0]!.parts).map((part) => {
        const own = median(taken.map(({ parts }) => parts[part]!));
        return [part, ms(own), share(own, whole)];
      }),
    ],
    notes: [
      `${many === 1 ? 'Uma importação' : `Medianas de ${many} importações`} num banco vazio; o tempo de cada parte é o que passa do envio de sua instrução ao da seguinte.`,
      `Sem as regras a importação levaria ${ms(whole - rules)} ms: elas acrescentam ${share(rules, whole - rules)}; o limite é ${SHARE}%.`,
    ],
  };
};

interface Taken {
  readonly total: number;
  readonly quality: number;
  readonly parts: Readonly<Record<string, number>>;
}

async function importedInto(serverUrl: string, dir: string): Promise<Taken> {
  await dropDatabase(serverUrl, NAME);
  const database = await connect({ url: await createDatabase(serverUrl, NAME), timeoutMs: 0 });
  try {
    await migrate(database);
    let total = 0;
    const sent = await statementsOf(async () => {
      total = await timed(async () => {
        const { situacao } = await importFolder(database, dir);
        if (situacao !== 'concluida') throw new Error(`The demonstration was not taken: ${situacao}`);
      });
    });
    return { total, ...partsOf(sent) };
  } finally {
    await database.close();
    await dropDatabase(serverUrl, NAME);
  }
}

/** The rules' part: from the statement that makes their table to the one after that takes it away. */
function partsOf(sent: readonly Sent[]): Omit<Taken, 'total'> {
  const at = (found: (text: string) => boolean): number => {
    const index = sent.findIndex(({ text }) => found(text));
    if (index === -1) throw new Error('A statement of the rules was not sent');
    return index;
  };
  const first = at((text) => /^DROP TABLE IF EXISTS .*achado_novo/.test(text));
  const last = at((text) => /^DROP TABLE "pg_temp"."achado_novo"/.test(text)) + 1;
  const span = (from: number, until: number): number => sent[until]!.at - sent[from]!.at;
  const rules = QUALITY_RULES.map(({ id, key }) => {
    const index = at((text) => text.startsWith('INSERT INTO') && text.includes(`"achado_${key}"`));
    return [`${id} ${key}`, span(index, index + 1)] as const;
  });
  const quality = span(first, last);
  const own = rules.reduce((sum, [, took]) => sum + took, 0);
  return { quality, parts: { ...Object.fromEntries(rules), [REST]: quality - own } };
}
