import { addressOf } from '@fonte/contracts';
import { BOARD_NAMES, boardFor, mayOpenBoard, reportsOf } from '@fonte/contracts/boards';
import { loadDashboard, report } from '@fonte/contracts/endpoints/reports';
import { connect } from '@fonte/database';
import { refreshRollups } from '@fonte/programme/import/apply/rollups';
import { formatInteger, formatNumber } from '@fonte/pt-br';
import { sql } from 'kysely';
import { AnswerCache } from '../../../apps/server/src/query/kept/answer-cache.ts';
import { copyAll } from '../copied.ts';
import { download } from '../download.ts';
import { median, medianOf, timed } from '../measure.ts';
import { environmentOf, people, portalOn, reportUrl, type Person, type Portal } from '../portal.ts';
import { forgetPieces, piecesOf, type Pieces } from '../pieces.ts';
import { createDatabase, dropDatabase, madeAnew, nameOf } from '../programme.ts';
import type { Findings, Scenario } from '../scenario.ts';
import { startServer } from '../server.ts';
import { importIn, type Taken } from '../taken.ts';
import { placesOf } from '../tiles/places.ts';
import { differentTiles, getMapQuery, GWC, seeded } from '../tiles/tile-list.ts';

const ANO = 2025;
/** The download of visits of a year. */
const VISITS = 20036;
/** Of the properties asked for, in the order in which they are measured. */
const SHARES = [1, 10, 100];
const TILES = 15;
const DEAREST = 10;
const TURNS = 3;
const COPIED = 'fonte_bench_copy';

/** What one size took. */
interface Size extends AskedSize {
  readonly copied: Copied;
}

interface AskedSize extends Worked, Asked {
  readonly properties: number;
  readonly url: string;
  readonly pieces: Pieces;
  readonly taken: Taken;
}

type Copied = Awaited<ReturnType<typeof copyAll>>;

interface Worked {
  readonly rollupsMs: number;
  readonly bytes: number;
}

interface Asked {
  readonly boardMs: number;
  readonly keptMs: number;
  readonly tileMs: number;
  readonly file: { readonly rows: number; readonly firstMs: number; readonly allMs: number };
  readonly reports: readonly (readonly [id: number, ms: number])[];
}

/**
 * Three sizes, each ten times the one before, the last as asked for: an import into an empty database and plain COPY of the same rows, the rollups by themselves, the dashboard, every
 * report of an Administrador's boards with the ten that are dearest at the largest size, cold tiles, a file. The largest comes first, COPY last; a run that is ended goes on with the piece at
 * which it stood. Each database stays for the scenarios that come later.
 */
export const scenario: Scenario = async (setup) => {
  const sizes: Size[] = [];
  const counts = SHARES.map((share) => Math.round(setup.properties / share));
  const said = (properties: number) => (line: string) =>
    setup.say(`${formatInteger(properties)} propriedades: ${line}`);
  /* oxlint-disable no-await-in-loop -- one at a time */
  const asked: AskedSize[] = [];
  for (const properties of counts)
    asked.push(await askedSize(setup.databaseUrl, properties, said(properties)));
  for (const size of asked)
    sizes.unshift({ ...size, copied: await copiedOf(setup.databaseUrl, size, said(size.properties)) });
  const found = [growthOf(sizes), dearestOf(sizes)];
  for (const { url } of asked) await forgetPieces(url);
  /* oxlint-enable no-await-in-loop */
  return found;
};

type Say = (line: string) => void;

async function askedSize(serverUrl: string, properties: number, say: Say): Promise<AskedSize> {
  const url = await createDatabase(serverUrl, nameOf(properties));
  const pieces = await piecesOf(url);
  const taken = await pieces.measured('import', async () => {
    say('arquivos…');
    const { value } = await madeAnew(serverUrl, properties, async (dir, empty) => {
      say('importação…');
      return importIn(empty, dir);
    });
    return value;
  });
  say(`importadas em ${seconds(taken.ms)} s, ${formatNumber(taken.peak, 0)} MB`);
  const worked = await pieces.measured('rollups', () => workedAnew(url));
  say(`resumos ${seconds(worked.rollupsMs)} s; banco ${formatNumber(worked.bytes / 2 ** 30, 1)} GB`);
  const asked = await pieces.measured('asked', () => askedOf(url));
  say(
    `painel ${formatNumber(asked.boardMs, 0)} ms, mapa ${formatNumber(asked.tileMs, 0)} ms, arquivo ${seconds(asked.file.allMs)} s`,
  );
  return { properties, url, pieces, taken, ...worked, ...asked };
}

async function copiedOf(serverUrl: string, { url, pieces }: AskedSize, say: Say): Promise<Copied> {
  const copied = await pieces.measured('copy', async () => {
    await dropDatabase(serverUrl, COPIED);
    try {
      return await copyAll(url, await createDatabase(serverUrl, COPIED));
    } finally {
      await dropDatabase(serverUrl, COPIED);
    }
  });
  say(`COPY ${seconds(copied.ms)} s, ${formatInteger(copied.rows)} linhas`);
  return copied;
}

/** The rollups made anew by themselves, as an import makes them at its end, and the size of it all. */
async function workedAnew(url: string): Promise<Worked> {
  const database = await connect({ url, timeoutMs: 0 });
  try {
    const { rows } = await sql<{
      bytes: number;
    }>`select pg_database_size(current_database())::float8 as bytes`.execute(database.db);
    const rollupsMs = await timed(() =>
      database.db.transaction().execute((trx) => refreshRollups(trx, () => {})),
    );
    await sql`vacuum analyze`.execute(database.db);
    return { rollupsMs, bytes: rows[0]!.bytes };
  } finally {
    await database.close();
  }
}

async function askedOf(url: string): Promise<Asked> {
  const portal = await portalOn(url, { ANSWERS_MB: '0' });
  const cache: { get: unknown } = AnswerCache.prototype;
  const kept = cache.get;
  try {
    const [administrador] = await people(portal);
    await portal.database.db.deleteFrom('portal.resposta_pronta').execute();
    const often = async (address: string): Promise<number> => {
      const times: number[] = [];
      // oxlint-disable-next-line no-await-in-loop -- they would measure each other
      for (let turn = 0; turn < TURNS; turn += 1)
        times.push(await timed(() => portal.get(address, administrador.cookie)));
      return median(times);
    };
    const board = addressOf(loadDashboard, { query: { painel: 'dashboard', $ano: [ANO] } });
    cache.get = () => undefined;
    const boardMs = await often(board);
    const reports: [number, number][] = [];
    for (const id of ofAllBoards(administrador))
      // oxlint-disable-next-line no-await-in-loop -- they would measure each other
      reports.push([id, await often(reportUrl(id, ANO))]);
    cache.get = kept;
    const keptMs = await keptBoard(url, board);
    return {
      boardMs,
      keptMs,
      reports,
      tileMs: await tileOf(portal, administrador),
      file: await fileOf(url, administrador),
    };
  } finally {
    cache.get = kept;
    await portal.close();
  }
}

/** The dashboard once more, from a portal that keeps what it has answered. */
async function keptBoard(url: string, board: string): Promise<number> {
  const portal = await portalOn(url);
  try {
    const [{ cookie }] = await people(portal);
    return await medianOf(() => portal.get(board, cookie), TURNS);
  } finally {
    await portal.close();
  }
}

/** What the boards of a person ask for, without lists and maps, which come by themselves. */
function ofAllBoards({ profile }: Person): Set<number> {
  const boards = BOARD_NAMES.filter((name) => mayOpenBoard(name, profile)).map((name) =>
    boardFor(name, profile),
  );
  const apart = new Set(
    boards
      .flatMap(({ rows }) => rows.flat())
      .flatMap((card) => (card.card === 'list' || card.card === 'map' ? [card.report] : [])),
  );
  return new Set(boards.flatMap((board) => reportsOf(board)).filter((id) => !apart.has(id)));
}

/** A tile that nobody has asked for, between a state and a municipality. */
async function tileOf(portal: Portal, { cookie }: Person): Promise<number> {
  const tiles = differentTiles(await placesOf(portal.database), TILES, seeded(20_261_127), [8, 11]);
  const times: number[] = [];
  for (const tile of tiles)
    // oxlint-disable-next-line no-await-in-loop -- they would measure each other
    times.push(
      await timed(() =>
        portal.get(`${GWC}?${getMapQuery(tile, { TILED: 'true', STYLES: 'sem_rotulos' })}`, cookie),
      ),
    );
  return median(times);
}

/** A year's visits as a file, from a server of its own. */
async function fileOf(url: string, { cookie }: Person): Promise<Size['file']> {
  const server = await startServer(environmentOf(url));
  try {
    const address = addressOf(report, {
      query: { co_consulta: VISITS, typereturn: 'Csv', page: -1, $ano: [ANO] },
    });
    return await download(`${server.url}${address}`, cookie, 0);
  } finally {
    await server.stop();
  }
}

const seconds = (ms: number): string => formatNumber(ms / 1_000, 1);

function growthOf(sizes: readonly Size[]): Findings {
  const line = (name: string, of: (size: Size) => number, digits: number, limit = ''): string[] => {
    const values = sizes.map((size) => of(size));
    return [
      name,
      ...values.map((value) => formatNumber(value, digits)),
      formatNumber(values.at(-1)! / values[0]!, 2),
      limit,
    ];
  };
  return {
    title: `Crescimento até ${formatInteger(sizes.at(-1)!.properties)} propriedades`,
    head: [
      'O quê',
      ...sizes.map(({ properties }) => formatInteger(properties)),
      'Última ÷ primeira',
      'Limite',
    ],
    rows: [
      line('Linhas importadas', ({ copied }) => copied.rows, 0),
      line('Banco, GB', ({ bytes }) => bytes / 2 ** 30, 2),
      line('Importação, s', ({ taken }) => taken.ms / 1_000, 1),
      line(
        'Importação por milhão de linhas, s',
        ({ taken, copied }) => (taken.ms / copied.rows) * 1_000,
        1,
        'linear',
      ),
      line('COPY das mesmas linhas, s', ({ copied }) => copied.ms / 1_000, 1),
      line('Importação ÷ COPY', ({ taken, copied }) => taken.ms / copied.ms, 2, '4 em cada'),
      line('Importador: pico, MB', ({ taken }) => taken.peak, 0),
      line('Importador: processador, s', ({ taken }) => taken.cpuMs / 1_000, 1),
      line('Resumos refeitos, s', ({ rollupsMs }) => rollupsMs / 1_000, 1),
      line('Painel, nada guardado, ms', ({ boardMs }) => boardMs, 0),
      line('Painel, guardado, ms', ({ keptMs }) => keptMs, 1, '2'),
      line('Quadro do mapa, nada guardado, ms', ({ tileMs }) => tileMs, 0),
      line('Arquivo das visitas do ano, linhas', ({ file }) => file.rows, 0),
      line('Arquivo: primeiro byte, ms', ({ file }) => file.firstMs, 0),
      line('Arquivo: linhas por segundo', ({ file }) => (file.rows / file.allMs) * 1_000, 0),
    ],
    notes: [
      `Cada banco feito de novo. Painel: a primeira chamada do Administrador, ${ANO}, mediana de ${TURNS}. Quadro: mediana de ${TILES}, zoom 8 a 11. Arquivo: relatório ${VISITS} em CSV, de um servidor recém-aberto.`,
      ...sizes.flatMap(({ properties, pieces }) =>
        pieces.earlier.size === 0
          ? []
          : [`${formatInteger(properties)}: partes medidas antes (${[...pieces.earlier].join('; ')}).`],
      ),
    ],
  };
}

function dearestOf(sizes: readonly Size[]): Findings {
  const byId = sizes.map(({ reports }) => new Map(reports));
  const largest = sizes
    .at(-1)!
    .reports.toSorted(([, a], [, b]) => b - a)
    .slice(0, DEAREST);
  return {
    title: `Crescimento: os ${DEAREST} relatórios mais caros do Administrador`,
    head: [
      'Relatório',
      ...sizes.map(({ properties }) => `${formatInteger(properties)}, ms`),
      'Última ÷ primeira',
    ],
    rows: largest.map(([id, ms]) => [
      String(id),
      ...byId.map((reports) => formatNumber(reports.get(id) ?? Number.NaN, 0)),
      formatNumber(ms / (byId[0]?.get(id) ?? Number.NaN), 1),
    ]),
    notes: [
      `Nada guardado, medianas de ${TURNS}; dos ${sizes.at(-1)!.reports.length} relatórios das páginas do Administrador, ${ANO}. Soma de todos: ${sizes.map(({ reports }) => `${seconds(reports.reduce((sum, [, ms]) => sum + ms, 0))} s`).join(', ')}.`,
    ],
  };
}
