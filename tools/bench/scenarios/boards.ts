import { addressOf } from '@fonte/contracts';
import {
  BOARD_NAMES,
  boardFor,
  mayOpenBoard,
  reportsAtOnce,
  reportsOf,
  type BoardName,
} from '@fonte/contracts/boards';
import { loadDashboard } from '@fonte/contracts/endpoints/reports';
import { formatNumber } from '@fonte/pt-br';
import { sql } from 'kysely';
import { makeAnswersReady } from '../../../apps/server/src/modules/reports/index.ts';
import { AnswerCache } from '../../../apps/server/src/query/kept/answer-cache.ts';
import { median, timed } from '../measure.ts';
import { people, portalOn, reportUrl, type Person, type Portal } from '../portal.ts';
import type { Cells, Scenario } from '../scenario.ts';

const TURNS = 3;
const ANO = 2025;
/** What a board may take until its first figures, and one report by itself, ms. */
const PART_MS = 500;
const REPORT_MS = 150;

/**
 * Every board of three profiles on an empty answer cache: the call that a page makes first, and its dearest report by itself; then the same call once the job after a load has
 * made answers ready, in a process that has kept none.
 */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  // Neither answers nor their bytes are kept: every call is the first.
  const portal = await portalOn(url, { ANSWERS_MB: '0' });
  const cache: { get: unknown } = AnswerCache.prototype;
  const kept = cache.get;
  const nothing = () => undefined;
  cache.get = nothing;
  try {
    await portal.database.db.deleteFrom('portal.resposta_pronta').execute();
    const readers = await people(portal);
    const rows: Row[] = [];
    for (const person of readers)
      for (const name of BOARD_NAMES)
        // oxlint-disable-next-line no-await-in-loop -- they would measure each other
        if (mayOpenBoard(name, person.profile)) rows.push(await boardOf(portal, person, name));
    cache.get = kept;
    const ready = await timed(() => makeReady(portal, (line) => setup.say(line)));
    const { rows: size } = await sql<{ answers: number; bytes: number }>`
      select count(*)::int as answers, pg_total_relation_size('portal.resposta_pronta')::float8 as bytes
      from portal.resposta_pronta`.execute(portal.database.db);
    const [{ answers, bytes }] = size as [{ answers: number; bytes: number }];
    cache.get = nothing;
    for (const row of rows) {
      const { person, name } = row;
      // oxlint-disable-next-line no-await-in-loop -- they would measure each other
      row.ready = await often(portal, person, boardUrl(name));
    }
    const slow = rows.filter(({ first }) => first > PART_MS).length;
    const late = rows.filter((row) => row.ready > PART_MS).length;
    const single = rows.flatMap(({ reports }) => reports);
    const dear = single.filter((one) => one > REPORT_MS).length;
    return {
      title: `Páginas de relatórios com cache vazio, ${formatNumber(properties, 0)} propriedades, ${ANO}`,
      head: ['Página', 'Perfil', 'Relatórios', 'Primeira chamada, ms', 'O mais caro', 'ms', 'Pronta, ms'],
      rows: rows.map(({ cells, ready: ms }) => [...cells, formatNumber(ms, 0)]),
      notes: [
        `Medianas de ${TURNS} chamadas com sessão e autorização, sem rede, uma depois da outra.`,
        `${rows.length - slow} de ${rows.length} páginas até ${PART_MS} ms; ${single.length - dear} de ${single.length} relatórios até ${REPORT_MS} ms.`,
        `Pronta: a mesma chamada depois da tarefa 'Páginas prontas', num processo que nada guardou: ${rows.length - late} de ${rows.length} até ${PART_MS} ms. A tarefa levou ${formatNumber(ready / 1_000, 0)} s, uma pergunta depois da outra; ${formatNumber(answers, 0)} respostas, ${formatNumber(bytes / 1_048_576, 1)} MB.`,
      ],
    };
  } finally {
    cache.get = kept;
    await portal.close();
  }
};

interface Row {
  readonly person: Person;
  readonly name: BoardName;
  readonly cells: Cells;
  ready: number;
  readonly first: number;
  readonly reports: readonly number[];
}

const boardUrl = (painel: BoardName): string => addressOf(loadDashboard, { query: { painel, $ano: [ANO] } });

async function often(portal: Portal, person: Person, url: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1)
    // oxlint-disable-next-line no-await-in-loop -- they would measure each other
    times.push(await timed(() => portal.get(url, person.cookie)));
  return median(times);
}

/** What the job does after a load, as in the measured year. */
async function makeReady({ app }: Portal, say: (line: string) => void): Promise<void> {
  const { versao } = await app.engine.version();
  const clock = { ...app.clock, today: () => `${ANO}-12-31` };
  const job = { data: { versao }, parts: { ...app, clock }, signal: new AbortController().signal };
  say(String(await makeAnswersReady.run(job as unknown as Parameters<typeof makeAnswersReady.run>[0])));
}

async function boardOf(portal: Portal, person: Person, name: BoardName): Promise<Row> {
  const board = boardFor(name, person.profile);
  const atOnce = reportsAtOnce(board);
  // A list comes page by page (scenario `property`), the map when it comes into sight (scenario `map`): neither with the board.
  const apart = new Set(
    board.rows.flat().flatMap((card) => (card.card === 'list' || card.card === 'map' ? [card.report] : [])),
  );
  const first = await often(portal, person, boardUrl(name));
  const reports: { id: number; took: number }[] = [];
  for (const id of reportsOf(board))
    // oxlint-disable-next-line no-await-in-loop -- they would measure each other
    if (!apart.has(id)) reports.push({ id, took: await often(portal, person, reportUrl(id, ANO)) });
  const dearest = reports.reduce((a, b) => (b.took > a.took ? b : a), { id: 0, took: 0 });
  const [took, single] = [first, dearest.took].map((ms) => formatNumber(ms, 0)) as [string, string];
  return {
    person,
    name,
    first,
    ready: 0,
    reports: reports.map((one) => one.took),
    cells: [name, person.name, String(atOnce.length), took, String(dearest.id), single],
  };
}
