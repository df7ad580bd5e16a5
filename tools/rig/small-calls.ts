// `node --import tsx tools/rig/small-calls.ts --database URL|embedded [--properties 1200] [--seconds 12] [--loads none,files,slow,features,tiles,maps,filters,cross,crosses,all] [--memory 2000]
// [--through 'systemd-run --scope -q -p MemoryMax=2G -p MemorySwapMax=0'] [--server main.ts]`: what others wait (health, session, sign-in, a kept answer, a kept tile, a board, a question of their own)
// while some load a server of its own on this machine as much as they may: ten unread files, twenty read at 20 KB/s, fourteen unread layers, three hundred cold tiles, twelve who ask for the largest maps,
// two hundred people with new filters, one and eight who make the largest cross tables, and the heaviest of these at once (docs/benchmarks.md). With --memory the server's heap is what Node takes in a machine of so many MB, and the portal with its database may take
// no more. Ends with 1 where a load was none, a limit was passed or the server came to its end.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addressOf } from '@fonte/contracts';
import { loadDashboard } from '@fonte/contracts/endpoints/reports';
import {
  asking,
  coldTiles,
  newFilters,
  REPORT,
  reportUrl,
  slowFiles,
  unreadFeatures,
  unreadFiles,
  type Load,
} from '../bench/crowd/loads.ts';
import { administrators } from '../bench/crowd/people.ts';
import { quantile } from '../bench/measure.ts';
import { processorMs, startServer, type Server } from '../bench/server.ts';
import { attackOf, sayAttacks, type Attack } from './attack.ts';
import { largestTables } from './cross-tables.ts';
import { KINDS } from './dear-requests.ts';
import { placeOf } from './programme-place.ts';
import { watchMemory } from './whole-memory.ts';

/** However it is called, it ends: nobody leaves this running against a machine that others use. */
const MOST_SECONDS = 120;
/** A load is under way before anything is measured, ms. */
const BEFORE_MS = 1_500;
/**
 * A small call is made, read, and the next made, ms: so that a question of one's own comes every four seconds at most. Who asks new ones oftener than each of two hundred others has
 * turns (each 1.7 s on PostgreSQL, 3 s on the embedded engine) asks more than they do, and waits as they do (decision 22).
 */
const READS_MS = 500;
const CALLERS = 8;
const MAPS_AT_ONCE = 12;
/** What `npm start` makes in the demonstration. */
const DEMO = { email: 'administrador@demo.example', pass: 'demonstracao' };

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: '' },
    properties: { type: 'string', default: '1200' },
    seconds: { type: 'string', default: '12' },
    loads: { type: 'string', default: 'none,files,slow,features,tiles,maps,filters,cross,crosses,all' },
    memory: { type: 'string' },
    through: { type: 'string', default: '' },
    server: { type: 'string' },
  },
});

/** Everybody makes one cross table after the other, each of nearly the most figures. */
const crossTables = async (server: Server, cookies: readonly string[]): Promise<Load> =>
  asking(server, cookies, await largestTables(server.url, cookies[0]!, Number(values.properties)));

type Loading = (server: Server, cookies: readonly string[]) => Load | Promise<Load>;
const KIND: Readonly<Record<string, Loading>> = {
  files: (server, cookies) => unreadFiles(server, cookies.slice(0, 5), 2),
  slow: (server, cookies) => slowFiles(server, cookies.slice(0, 10), 2),
  features: (server, cookies) => unreadFeatures(server, cookies.slice(0, 7), 2),
  tiles: (server, cookies) => coldTiles(server, cookies.slice(0, 50), 300),
  maps: (server, cookies) =>
    asking(server, cookies.slice(0, MAPS_AT_ONCE), (client, turn) => KINDS.maps(client, turn).path),
  filters: (server, cookies) => newFilters(server, cookies),
  cross: (server, cookies) => crossTables(server, cookies.slice(0, 1)),
  crosses: (server, cookies) => crossTables(server, cookies.slice(0, 8)),
};
const LOADS: Readonly<Record<string, readonly string[]>> = {
  none: [],
  ...Object.fromEntries(Object.keys(KIND).map((name) => [name, [name]])),
  all: ['slow', 'tiles', 'maps', 'filters'],
};

const TILE = `/api/mapa/geoserver/gwc/service/wms?${new URLSearchParams({
  SERVICE: 'WMS',
  VERSION: '1.1.1',
  REQUEST: 'GetMap',
  LAYERS: 'poligonos',
  STYLES: '',
  SRS: 'EPSG:3857',
  FORMAT: 'image/png',
  TRANSPARENT: 'TRUE',
  BBOX: '-5635549.2,-1878516.4,-5557277.7,-1800244.9',
  WIDTH: '256',
  HEIGHT: '256',
}).toString()}`;

interface Small {
  readonly name: string;
  /** What it may take, the 95th of a hundred, ms: health and sign-in a quarter of a second, all else one. */
  readonly limitMs: number;
  readonly ask: (server: Server, cookie: string) => Promise<Response>;
}

const get =
  (path: string | (() => string)) =>
  ({ url }: Server, cookie: string): Promise<Response> =>
    fetch(`${url}${typeof path === 'string' ? path : path()}`, { headers: { cookie } });

let asked = 0;
/** What nobody has asked; those who load ask for other areas (`newFilters`). */
const ownQuestion = (): string =>
  reportUrl({ co_consulta: String(REPORT), moreFilter: `area_total < ${9_000 + (asked += 1)}` });

const SMALL: readonly Small[] = [
  { name: 'live', limitMs: 250, ask: get('/health/live') },
  { name: 'ready', limitMs: 250, ask: get('/health/ready') },
  { name: 'session', limitMs: 1_000, ask: get('/api/indicators/auth/session') },
  { name: 'kept answer', limitMs: 1_000, ask: get(reportUrl({ co_consulta: String(REPORT) })) },
  { name: 'kept tile', limitMs: 1_000, ask: get(TILE) },
  {
    name: 'board',
    limitMs: 1_000,
    ask: get(addressOf(loadDashboard, { query: { painel: 'dashboard', $ano: [2025] } })),
  },
  { name: 'new answer', limitMs: 1_000, ask: get(ownQuestion) },
  {
    name: 'sign-in',
    limitMs: 250,
    ask: ({ url }) =>
      fetch(`${url}/api/indicators/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(DEMO),
      }),
  },
];

async function main(): Promise<void> {
  const seconds = Math.min(MOST_SECONDS, Number(values.seconds));
  const place = await placeOf(values.database, Number(values.properties));
  try {
    const [callers, crowd] = await place.prepared(async (portal) => [
      await administrators(portal, 'small', CALLERS),
      await administrators(portal, 'many', 200),
    ]);
    const attacks: Attack[] = [];
    for (const name of values.loads.split(',')) {
      // oxlint-disable-next-line no-await-in-loop -- one load after the other, each on a fresh server
      const server = await startServer(
        place.environment,
        values.server === undefined ? undefined : ['--import', 'tsx', values.server],
        { node: heapOf(values.memory), through: values.through.split(' ').filter(Boolean) },
      );
      const memory = watchMemory([server.pid, place.databasePid].filter((pid) => pid !== undefined));
      try {
        // oxlint-disable-next-line no-await-in-loop
        const { row, found } = await rowOf(server, name, { seconds, callers, crowd });
        const most = Math.round(memory());
        console.log(`| ${[...row, most].join(' | ')} |`);
        attacks.push(...found);
        if (values.memory !== undefined && most > Number(values.memory))
          beyond(`${name}: ${most} MB of ${values.memory}`);
      } finally {
        memory();
        // oxlint-disable-next-line no-await-in-loop
        await server.stop();
      }
    }
    sayAttacks(attacks);
  } finally {
    await place.end();
  }
}

/** The heap that Node takes by itself in a machine of so many MB: half of them, and 4 000 at most (V8's own rule). */
const heapOf = (memory: string | undefined): string[] =>
  memory === undefined ? [] : [`--max-old-space-size=${Math.min(4_000, Math.floor(Number(memory) / 2))}`];

function beyond(what: string): void {
  console.log(`Over the limit: ${what}`);
  process.exitCode = 1;
}

interface People {
  readonly seconds: number;
  readonly callers: readonly string[];
  readonly crowd: readonly string[];
}

/** One load's line of the table, and whether there was that load. */
async function rowOf(
  server: Server,
  name: string,
  { seconds, callers, crowd }: People,
): Promise<{ row: readonly (string | number)[]; found: readonly Attack[] }> {
  // What is kept is there before anybody comes.
  for (const { ask } of SMALL)
    // oxlint-disable-next-line no-await-in-loop
    await (await ask(server, callers[0]!)).arrayBuffer();
  const loads = await Promise.all(
    LOADS[name]!.map(async (kind) => [kind, await KIND[kind]!(server, crowd)] as const),
  );
  await pause(BEFORE_MS);
  const began = processorMs(server.pid);
  const waits = SMALL.map((): number[] => []);
  const refused = new Map<string, number>();
  const until = performance.now() + seconds * 1_000;
  await Promise.all(
    callers.map(async (cookie, own) => {
      for (let turn = own; performance.now() < until; turn += 1) {
        const at = turn % SMALL.length;
        const since = performance.now();
        // oxlint-disable-next-line no-await-in-loop -- a person does one thing after the other
        const status = await statusOf(SMALL[at]!.ask(server, cookie));
        waits[at]!.push(performance.now() - since);
        const fault = `${SMALL[at]!.name} ${status}`;
        if (status !== 200) refused.set(fault, (refused.get(fault) ?? 0) + 1);
        // oxlint-disable-next-line no-await-in-loop
        await pause(READS_MS);
      }
    }),
  );
  const used = (processorMs(server.pid) - began) / (seconds * 10);
  await Promise.all(loads.map(([, load]) => load.end()));
  SMALL.forEach((small, at) => {
    const p95 = Math.round(quantile(waits[at]!, 0.95));
    if (p95 > small.limitMs) beyond(`${name}: ${small.name} ${p95} of ${small.limitMs} ms`);
  });
  if (refused.size > 0) beyond(`${name}: others were refused`);
  const times = waits.map((all) => `${Math.round(quantile(all, 0.5))} · ${Math.round(quantile(all, 0.95))}`);
  const told = loads.map(([kind, load]) => `${kind} ${counted(load.told, ([status]) => String(status))}`);
  return {
    row: [
      name,
      ...times,
      counted(refused, ([what]) => what),
      told.join('; ') || '–',
      `${Math.round(used)} %`,
    ],
    found: loads.map(([kind, load]) => attackOf(name === kind ? name : `${name}: ${kind}`, load.told, load)),
  };
}

/** 0 where no answer came. */
const statusOf = (asking: Promise<Response>): Promise<number> =>
  asking.then(
    async (answer) => (await answer.arrayBuffer(), answer.status),
    () => 0,
  );

const counted = <Of>(told: ReadonlyMap<Of, number>, nameOf: (entry: [Of, number]) => string): string =>
  [...told].map((entry) => `${nameOf(entry)} × ${entry[1]}`).join(', ') || '–';

const HEAD = ['load', ...SMALL.map(({ name }) => name), 'refused', 'told to the load', 'processor', 'MB'];
console.log(`| ${HEAD.join(' | ')} |\n| ${HEAD.map(() => '---').join(' | ')} |`);
await main();
