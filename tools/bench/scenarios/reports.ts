import { boardFor, reportsOf as reportsOfBoard } from '@fonte/contracts/boards';
import { formatNumber } from '@fonte/pt-br';
import { answerReport } from '../../../apps/server/src/modules/reports/answer/answer-report.ts';
import { CATALOGUE } from '../../../apps/server/src/modules/reports/index.ts';
import type { Reading } from '../../../apps/server/src/modules/reports/declared/reading.ts';
import type { Reports } from '../../../apps/server/src/modules/reports/question/service.ts';
import { createEngine } from '../../../apps/server/src/query/run/run.ts';
import { AnswerCache } from '../../../apps/server/src/query/kept/answer-cache.ts';
import { alternately, median, timed } from '../measure.ts';
import { people, portalOn, reportUrl, type Person, type Portal } from '../portal.ts';
import type { Cells, Scenario } from '../scenario.ts';
import { BareDriver, ofReports, statementsOf } from '../statements.ts';

const PAIRS = 7;
const ANO = 2025;
const RATIO = 1.3;
const COLD_MS = 150;
/** Fetched by itself, when it comes into sight: it has a point for every property. */
const MAP = 123456;

/** Every dashboard report of three profiles on a cold answer cache ÷ the same SQL with the same parameters through the bare driver. */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  const driver = new BareDriver(url);
  // Nothing is kept: every call is the first.
  const cache: { get: unknown } = AnswerCache.prototype;
  const kept = cache.get;
  cache.get = () => undefined;
  try {
    const rows: Row[] = [];
    for (const person of await people(portal))
      // oxlint-disable-next-line no-await-in-loop -- they would measure each other
      rows.push(...(await reportsOf(portal, driver, person)));
    const over = rows.filter(({ ratio }) => ratio > RATIO).length;
    const cold = rows.filter(({ map }) => !map).map(({ call }) => call);
    const slow = cold.filter((one) => one > COLD_MS).length;
    return {
      title: `Relatórios com cache vazio, ${properties.toLocaleString('pt-BR')} propriedades, ${ANO}`,
      head: ['Relatório', 'Perfil', 'Relatório, ms', 'SQL, ms', 'Razão', 'A mais, ms', 'Chamada inteira, ms'],
      rows: rows.map((row) => row.cells),
      notes: [
        `Medianas de ${PAIRS} pares alternados, depois de um par sem medir. Relatório: plano, SQL, versão, resposta, JSON; ÷ o mesmo SQL com os mesmos parâmetros pelo driver nu. Chamada inteira: com sessão e autorização, sem rede.`,
        `Mediana das razões ${formatNumber(median(rows.map(({ ratio }) => ratio)), 2)}; ${rows.length - over} de ${rows.length} até ${formatNumber(RATIO, 1)}.`,
        `Chamadas sem o mapa (${MAP}): ${cold.length - slow} de ${cold.length} até ${COLD_MS} ms; a mais lenta leva ${formatNumber(Math.max(...cold), 0)} ms.`,
      ],
    };
  } finally {
    cache.get = kept;
    await driver.end();
    await portal.close();
  }
};

interface Row {
  readonly cells: Cells;
  readonly call: number;
  readonly ratio: number;
  readonly map: boolean;
}

async function reportsOf(portal: Portal, driver: BareDriver, person: Person): Promise<Row[]> {
  const engine = createEngine({ database: portal.database });
  // answerReport asks only the engine; which version holds is the call's own matter.
  const reports = { engine } as Reports;
  const reading: Reading = {
    anos: [ANO],
    ufs: [],
    more: [],
    moreText: null,
    access: person.access,
    version: await engine.version(),
    product: portal.app.settings.PRODUCT_NAME,
  };
  const rows: Row[] = [];
  for (const id of reportsOfBoard(boardFor('dashboard', person.profile))) {
    const asked = { id, report: CATALOGUE[id], reading, page: -1 };
    const answer = async () => JSON.stringify(await answerReport(reports, asked));
    const call = () => portal.get(reportUrl(id, ANO), person.cookie);
    /* oxlint-disable no-await-in-loop -- they would measure each other */
    const statements = ofReports(await statementsOf(answer));
    const { a, b, ratio } = await alternately(answer, () => driver.run(statements), PAIRS);
    const calls: number[] = [];
    for (let turn = 0; turn < PAIRS; turn += 1) calls.push(await timed(call));
    /* oxlint-enable no-await-in-loop */
    const cells = [a, b, ratio, a - b, median(calls)].map((value, index) =>
      formatNumber(value, index === 2 ? 2 : 1),
    );
    rows.push({ call: median(calls), ratio, map: id === MAP, cells: [String(id), person.name, ...cells] });
  }
  return rows;
}
