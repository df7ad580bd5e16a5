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
import { AnswerCache } from '../../../apps/server/src/query/kept/answer-cache.ts';
import { median, timed } from '../measure.ts';
import { people, portalOn, reportUrl, type Person, type Portal } from '../portal.ts';
import type { Cells, Scenario } from '../scenario.ts';

const TURNS = 3;
const ANO = 2025;
/** What a board may take until its first figures, and one report by itself, ms. */
const PART_MS = 500;
const REPORT_MS = 150;

/** Every board of three profiles on an empty answer cache: the call that a page makes first, and its dearest report by itself. */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  // Neither answers nor their bytes are kept: every call is the first.
  const portal = await portalOn(url, { ANSWERS_MB: '0' });
  const cache: { get: unknown } = AnswerCache.prototype;
  const kept = cache.get;
  cache.get = () => undefined;
  try {
    const rows: Row[] = [];
    for (const person of await people(portal))
      for (const name of BOARD_NAMES)
        // oxlint-disable-next-line no-await-in-loop -- they would measure each other
        if (mayOpenBoard(name, person.profile)) rows.push(await boardOf(portal, person, name));
    const slow = rows.filter(({ first }) => first > PART_MS).length;
    const single = rows.flatMap(({ reports }) => reports);
    const late = single.filter((one) => one > REPORT_MS).length;
    return {
      title: `Páginas de relatórios com cache vazio, ${formatNumber(properties, 0)} propriedades, ${ANO}`,
      head: ['Página', 'Perfil', 'Relatórios', 'Primeira chamada, ms', 'O mais caro', 'ms'],
      rows: rows.map(({ cells }) => cells),
      notes: [
        `Medianas de ${TURNS} chamadas com sessão e autorização, sem rede, uma depois da outra.`,
        `${rows.length - slow} de ${rows.length} páginas até ${PART_MS} ms; ${single.length - late} de ${single.length} relatórios até ${REPORT_MS} ms.`,
      ],
    };
  } finally {
    cache.get = kept;
    await portal.close();
  }
};

interface Row {
  readonly cells: Cells;
  readonly first: number;
  readonly reports: readonly number[];
}

async function boardOf(portal: Portal, person: Person, name: BoardName): Promise<Row> {
  const board = boardFor(name, person.profile);
  const often = async (url: string): Promise<number> => {
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1)
      // oxlint-disable-next-line no-await-in-loop -- they would measure each other
      times.push(await timed(() => portal.get(url, person.cookie)));
    return median(times);
  };
  const atOnce = reportsAtOnce(board);
  // A list comes page by page (scenario `property`), the map when it comes into sight (scenario `map`): neither with the board.
  const apart = new Set(
    board.rows.flat().flatMap((card) => (card.card === 'list' || card.card === 'map' ? [card.report] : [])),
  );
  const first = await often(addressOf(loadDashboard, { query: { painel: name, $ano: [ANO] } }));
  const reports: { id: number; took: number }[] = [];
  for (const id of reportsOf(board))
    // oxlint-disable-next-line no-await-in-loop -- they would measure each other
    if (!apart.has(id)) reports.push({ id, took: await often(reportUrl(id, ANO)) });
  const dearest = reports.reduce((a, b) => (b.took > a.took ? b : a), { id: 0, took: 0 });
  const [took, single] = [first, dearest.took].map((ms) => formatNumber(ms, 0)) as [string, string];
  return {
    first,
    reports: reports.map((one) => one.took),
    cells: [name, person.name, String(atOnce.length), took, String(dearest.id), single],
  };
}
