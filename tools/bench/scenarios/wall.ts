import { boardFor, reportsOf as reportsOfBoard } from '@fonte/contracts/boards';
import { formatNumber } from '@fonte/pt-br';
import { answerReport } from '../../../apps/server/src/modules/reports/answer/answer-report.ts';
import { CATALOGUE } from '../../../apps/server/src/modules/reports/index.ts';
import type { Reading } from '../../../apps/server/src/modules/reports/declared/reading.ts';
import type { Reports } from '../../../apps/server/src/modules/reports/question/service.ts';
import type { QueryEngine } from '../../../apps/server/src/query/index.ts';
import { createEngine } from '../../../apps/server/src/query/run/run.ts';
import { withoutWall } from '../../../apps/server/src/query/testing/without-wall.ts';
import { AnswerCache } from '../../../apps/server/src/query/kept/answer-cache.ts';
import { alternately, median } from '../measure.ts';
import { people, portalOn, type Person, type Portal } from '../portal.ts';
import type { Cells, Scenario } from '../scenario.ts';

const PAIRS = 7;
const ANO = 2025;
const RATIO = 1.15;

/** Every dashboard report of three profiles on a cold answer cache, behind the database's own wall ÷ the same without it (docs/decisions/0037). */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  const cache: { get: unknown } = AnswerCache.prototype;
  const kept = cache.get;
  cache.get = () => undefined;
  try {
    const rows: Row[] = [];
    // oxlint-disable-next-line no-await-in-loop -- they would measure each other
    for (const person of await people(portal)) rows.push(...(await reportsOf(portal, person)));
    const over = rows.filter(({ ratio }) => ratio > RATIO).length;
    const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
    return {
      title: `Segunda parede, ${properties.toLocaleString('pt-BR')} propriedades, ${ANO}`,
      head: ['Relatório', 'Perfil', 'Com a parede, ms', 'Sem, ms', 'Razão'],
      rows: rows.map((row) => row.cells),
      notes: [
        `Medianas de ${PAIRS} pares alternados, depois de um par sem medir; o relatório inteiro, cache vazio. Sem: as mesmas instruções pelo usuário da conexão.`,
        `Mediana das razões ${formatNumber(median(rows.map(({ ratio }) => ratio)), 2)}; soma das medianas ${formatNumber(sum(({ a }) => a) / sum(({ b }) => b), 2)}; ${rows.length - over} de ${rows.length} até ${formatNumber(RATIO, 2)}.`,
      ],
    };
  } finally {
    cache.get = kept;
    await portal.close();
  }
};

interface Row {
  readonly cells: Cells;
  readonly a: number;
  readonly b: number;
  readonly ratio: number;
}

async function reportsOf(portal: Portal, person: Person): Promise<Row[]> {
  const walled = createEngine({ database: portal.database });
  const bare = createEngine({ database: withoutWall(portal.database) });
  const reading: Reading = {
    anos: [ANO],
    ufs: [],
    more: [],
    moreText: null,
    access: person.access,
    version: await walled.version(),
    product: portal.app.settings.PRODUCT_NAME,
  };
  const rows: Row[] = [];
  for (const id of reportsOfBoard(boardFor('dashboard', person.profile))) {
    const asked = { id, report: CATALOGUE[id], reading, page: -1 };
    // answerReport asks only the engine.
    const answer = (engine: QueryEngine) => async () =>
      JSON.stringify(await answerReport({ engine } as Reports, asked));
    // oxlint-disable-next-line no-await-in-loop -- they would measure each other
    const { a, b, ratio } = await alternately(answer(walled), answer(bare), PAIRS);
    const cells = [a, b, ratio].map((value, index) => formatNumber(value, index === 2 ? 2 : 1));
    rows.push({ a, b, ratio, cells: [String(id), person.name, ...cells] });
  }
  return rows;
}
