// `node --import tsx tools/rig/small-calls.ts --database URL [--properties 1200] [--seconds 12] [--loads none,files,features,tiles,filters] [--server main.ts]`:
// what a small call waits (health, session, sign-in, a kept answer, a kept tile) while others load a server of its own on this machine as much as they may: ten
// unread files, fourteen unread layers, three hundred cold tiles, two hundred people with new filters (docs/benchmarks.md). Ends with 1 where a load was none.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  coldTiles,
  newFilters,
  REPORT,
  reportUrl,
  unreadFeatures,
  unreadFiles,
  type Load,
} from '../bench/crowd/loads.ts';
import { administrators } from '../bench/crowd/people.ts';
import { quantile } from '../bench/measure.ts';
import { environmentOf, portalOn } from '../bench/portal.ts';
import { programmeOn } from '../bench/programme.ts';
import { memoryOf, processorMs, ROOT, startServer, type Server } from '../bench/server.ts';
import { attackOf, sayAttacks, type Attack } from './attack.ts';

/** However it is called, it ends: nobody leaves this running against a machine that others use. */
const MOST_SECONDS = 120;
/** A load is under way before anything is measured, ms. */
const BEFORE_MS = 1_500;
/** A small call is made, read, and made again, ms. */
const READS_MS = 200;
const CALLERS = 6;
/** What `npm start` makes in the demonstration. */
const DEMO = { email: 'administrador@demo.example', pass: 'demonstracao' };

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    properties: { type: 'string', default: '1200' },
    seconds: { type: 'string', default: '12' },
    loads: { type: 'string', default: 'none,files,features,tiles,filters' },
    server: { type: 'string', default: join(ROOT, 'apps/server/src/main.ts') },
  },
});

const LOADS: Readonly<Record<string, (server: Server, cookies: readonly string[]) => Load>> = {
  none: () => ({ told: new Map(), least: 0, end: async () => {} }),
  files: (server, cookies) => unreadFiles(server, cookies.slice(0, 5), 2),
  features: (server, cookies) => unreadFeatures(server, cookies.slice(0, 7), 2),
  tiles: (server, cookies) => coldTiles(server, cookies.slice(0, 50), 300),
  filters: (server, cookies) => newFilters(server, cookies),
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
  readonly ask: (server: Server, cookie: string) => Promise<Response>;
}

const get =
  (path: string) =>
  ({ url }: Server, cookie: string): Promise<Response> =>
    fetch(`${url}${path}`, { headers: { cookie } });

const SMALL: readonly Small[] = [
  { name: 'live', ask: get('/health/live') },
  { name: 'ready', ask: get('/health/ready') },
  { name: 'session', ask: get('/api/indicators/auth/session') },
  { name: 'kept answer', ask: get(reportUrl({ co_consulta: String(REPORT) })) },
  { name: 'kept tile', ask: get(TILE) },
  {
    name: 'sign-in',
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
  const { url } = await programmeOn(values.database ?? '', Number(values.properties), console.error);
  const environment = { ...environmentOf(url), STATEMENT_TIMEOUT: '30' };
  const portal = await portalOn(url, environment);
  const callers = await administrators(portal, 'small', CALLERS);
  const crowd = await administrators(portal, 'many', 200);
  await portal.close();
  const attacks: Attack[] = [];
  for (const name of values.loads.split(',')) {
    // oxlint-disable-next-line no-await-in-loop -- one load after the other, each on a fresh server
    const server = await startServer(environment, ['--import', 'tsx', values.server]);
    try {
      // oxlint-disable-next-line no-await-in-loop
      const { row, attack } = await rowOf(server, name, { seconds, callers, crowd });
      console.log(row);
      attacks.push(attack);
    } finally {
      // oxlint-disable-next-line no-await-in-loop
      await server.stop();
    }
  }
  sayAttacks(attacks);
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
): Promise<{ row: string; attack: Attack }> {
  // What is kept is there before anybody comes.
  for (const { ask } of SMALL)
    // oxlint-disable-next-line no-await-in-loop
    await (await ask(server, callers[0]!)).arrayBuffer();
  const load = LOADS[name]!(server, crowd);
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
        const answer = await SMALL[at]!.ask(server, cookie);
        // oxlint-disable-next-line no-await-in-loop
        await answer.arrayBuffer();
        waits[at]!.push(performance.now() - since);
        const fault = `${SMALL[at]!.name} ${answer.status}`;
        if (answer.status !== 200) refused.set(fault, (refused.get(fault) ?? 0) + 1);
        // oxlint-disable-next-line no-await-in-loop
        await pause(READS_MS);
      }
    }),
  );
  const used = (processorMs(server.pid) - began) / (seconds * 10);
  const memory = memoryOf(server.pid);
  await load.end();
  const times = waits.map((all) => `${Math.round(quantile(all, 0.5))} · ${Math.round(quantile(all, 0.95))}`);
  const told = [...load.told].map(([status, count]) => `${status} × ${count}`).join(', ') || '–';
  const faults = [...refused].map(([what, count]) => `${what} × ${count}`).join(', ') || '–';
  return {
    row: `| ${[name, ...times, faults, told, `${Math.round(used)} %`, Math.round(memory)].join(' | ')} |`,
    attack: attackOf(name, load.told, load),
  };
}

const HEAD = ['load', ...SMALL.map(({ name }) => name), 'refused', 'told to the load', 'processor', 'MB'];
console.log(`| ${HEAD.join(' | ')} |\n| ${HEAD.map(() => '---').join(' | ')} |`);
await main();
