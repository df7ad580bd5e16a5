// `node --import tsx tools/rig/half-hour.ts [--database URL] [--minutes 30] [--people 40] [--properties 1200] [--server main.ts]`: a server of its own, embedded or on a database of its own
// on that server, under mixed people for so long: filters that nobody has asked with, tiles, files taken whole, kept answers, sessions, sign-ins. Prints each minute what was answered and
// refused, the 95th of a hundred waits and the memory, and at the end the whole, and whether memory or waits of the last third are beyond those of the first.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DEMONSTRATION_MARK } from '@fonte/programme';
import { runImport } from '@fonte/programme/cli/run-import';
import { FIRST_START, writeDemo } from '@fonte/programme/demo/index';
import { buildApp } from '../../apps/server/src/app.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import { openDatabase } from '../../apps/server/src/start-up/open-database.ts';
import { REPORT, reportUrl } from '../bench/crowd/loads.ts';
import { administrators } from '../bench/crowd/people.ts';
import { quantile } from '../bench/measure.ts';
import { createDatabase, dropDatabase } from '../bench/programme.ts';
import { memoryOf, ROOT, startServer, type Server } from '../bench/server.ts';
import { attackOf, sayAttacks } from './attack.ts';

const VISITS = 20_036;
/** Who has been answered reads for up to so long, ms. */
const READS_MS = 2_000;
const SIGN_IN = { email: 'coordenador@demo.example', pass: 'demonstracao' };

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    minutes: { type: 'string', default: '30' },
    people: { type: 'string', default: '40' },
    properties: { type: 'string', default: '1200' },
    server: { type: 'string', default: join(ROOT, 'apps/server/src/main.ts') },
  },
});

interface Call {
  readonly what: Doing;
  readonly at: number;
  readonly ms: number;
  readonly status: number;
}

const SIDE = 40_075_016.685_578_488 / 2 ** 10;
let numbers = 0;
const newNumber = (): string => ((numbers += 1) / 10_000).toFixed(4);

function tile(): string {
  const west = -5_500_000 + Math.floor(Math.random() * 40 - 20) * SIDE;
  const south = -1_900_000 + Math.floor(Math.random() * 40 - 20) * SIDE;
  const query = {
    SERVICE: 'WMS',
    VERSION: '1.1.1',
    REQUEST: 'GetMap',
    LAYERS: 'poligonos',
    STYLES: '',
    SRS: 'EPSG:3857',
    FORMAT: 'image/png',
    TRANSPARENT: 'TRUE',
    BBOX: [west, south, west + SIDE, south + SIDE].join(','),
    WIDTH: '256',
    HEIGHT: '256',
  };
  return `/api/mapa/geoserver/gwc/service/wms?${new URLSearchParams(query).toString()}`;
}

/** What people do, and how many of a hundred turns are that. */
const DOINGS = {
  'new filter': {
    share: 35,
    path: () => reportUrl({ co_consulta: String(REPORT), moreFilter: `area_total > ${newNumber()}` }),
  },
  tile: { share: 35, path: tile },
  'kept answer': { share: 15, path: () => reportUrl({ co_consulta: String(REPORT) }) },
  session: { share: 8, path: () => '/api/indicators/auth/session' },
  file: { share: 5, path: () => reportUrl({ co_consulta: String(VISITS), typereturn: 'Csv' }) },
  'sign-in': { share: 2, path: () => '/api/indicators/auth/login' },
} as const;
type Doing = keyof typeof DOINGS;
const NAMES = Object.keys(DOINGS) as Doing[];
const TURNS = NAMES.flatMap((name) => Array.from({ length: DOINGS[name].share }, () => name));

async function ask({ url }: Server, cookie: string, what: Doing): Promise<{ status: number; retry: number }> {
  const path = `${url}${DOINGS[what].path()}`;
  const answer = await fetch(
    path,
    what === 'sign-in'
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(SIGN_IN) }
      : { headers: { cookie } },
  );
  await answer.arrayBuffer();
  return { status: answer.status, retry: Number(answer.headers.get('retry-after') ?? 0) };
}

/** Somebody who does one thing after the other, waits where he is told to, and reads what he got. */
async function person(server: Server, cookie: string, until: number, calls: Call[]): Promise<void> {
  while (performance.now() < until) {
    const what = TURNS[Math.floor(Math.random() * TURNS.length)]!;
    const at = performance.now();
    /* oxlint-disable no-await-in-loop -- one thing after the other */
    const { status, retry } = await ask(server, cookie, what).catch(() => ({ status: 0, retry: 1 }));
    calls.push({ what, at, ms: performance.now() - at, status });
    await pause(Math.min(until - performance.now(), retry * 1_000 + Math.random() * READS_MS));
    /* oxlint-enable no-await-in-loop */
  }
}

const p95 = (calls: readonly Call[]): string =>
  calls.length === 0
    ? '–'
    : String(
        Math.round(
          quantile(
            calls.map(({ ms }) => ms),
            0.95,
          ),
        ),
      );
const refused = (calls: readonly Call[]): string => {
  const told = new Map<number, number>();
  for (const { status } of calls) if (status !== 200) told.set(status, (told.get(status) ?? 0) + 1);
  return [...told].map(([status, n]) => `${status} × ${n}`).join(', ') || '–';
};

async function main(): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'fonte-half-hour-'));
  const name = `fonte_half_hour_${process.pid}`;
  const url = values.database === undefined ? undefined : await createDatabase(values.database, name);
  const environment = {
    DATABASE_URL: url ?? '',
    DATA_DIR: join(place, 'data'),
    DEMO: '1',
    LOG_LEVEL: 'silent',
    PDF: 'off',
    PORT: '0',
    SECOND_FACTOR_PROFILES: 'nenhum',
  };
  try {
    const folder = join(place, 'folder');
    await writeDemo({ properties: Number(values.properties), seed: FIRST_START.seed, dir: folder });
    await writeFile(join(folder, DEMONSTRATION_MARK), '');
    console.error(`Importando ${values.properties} propriedades…`);
    const { situacao } = await runImport(folder, { dataDir: environment.DATA_DIR, url });
    if (situacao !== 'concluida') throw new Error(`The folder was not taken: ${situacao}`);
    const settings = readSettings(environment);
    const database = await openDatabase(settings, () => {});
    const app = await buildApp({ settings, database });
    const cookies = await administrators({ app, database }, 'half', Number(values.people));
    await app.server.close();
    await database.close();
    const server = await startServer(environment, ['--import', 'tsx', values.server]);
    try {
      await load(server, cookies);
    } finally {
      await server.stop();
    }
  } finally {
    if (values.database !== undefined) await dropDatabase(values.database, name);
    await rm(place, { recursive: true, force: true });
  }
}

async function load(server: Server, cookies: readonly string[]): Promise<void> {
  const since = performance.now();
  const lasts = Number(values.minutes) * 60_000;
  const calls: Call[] = [];
  const memory: { at: number; mb: number }[] = [];
  console.log(
    `| minute | calls | ${NAMES.map((what) => `${what}, p95 ms`).join(' | ')} | refused | MB | load |`,
  );
  console.log(`|${' --- |'.repeat(NAMES.length + 5)}`);
  const people = Promise.all(cookies.map((cookie) => person(server, cookie, since + lasts, calls)));
  const line = (from: number, to: number) => {
    const of = calls.filter(({ at }) => at >= from && at < to);
    const waits = NAMES.map((what) => p95(of.filter((call) => call.what === what)));
    const mb = Math.max(...memory.filter(({ at }) => at >= from && at < to).map((one) => one.mb));
    const minute = Math.round((to - since) / 60_000);
    console.log(
      `| ${[minute, of.length, ...waits, refused(of), Math.round(mb), loadavg()[0]!.toFixed(1)].join(' | ')} |`,
    );
  };
  const watch = setInterval(() => memory.push({ at: performance.now(), mb: memoryOf(server.pid) }), 1_000);
  for (let to = since + 60_000; to <= since + lasts; to += 60_000) {
    // oxlint-disable-next-line no-await-in-loop -- a minute after the other
    await pause(Math.max(0, to - performance.now()));
    line(to - 60_000, to);
  }
  await people;
  clearInterval(watch);
  for (const what of NAMES) {
    const of = calls.filter((call) => call.what === what);
    const waits = of.map(({ ms }) => ms);
    if (of.length > 0)
      console.log(
        `${what}: ${of.length}, p50 ${Math.round(quantile(waits, 0.5))} ms, p95 ${p95(of)} ms, longest ${Math.round(Math.max(...waits))} ms, refused ${refused(of)}`,
      );
  }
  const third = (nth: number) => ({ from: since + (nth * lasts) / 3, to: since + ((nth + 1) * lasts) / 3 });
  const [first, last] = [third(0), third(2)].map(({ from, to }) => ({
    mb: quantile(
      memory.filter(({ at }) => at >= from && at < to).map((one) => one.mb),
      0.5,
    ),
    wait: p95(calls.filter(({ at }) => at >= from && at < to)),
  }));
  console.log(
    `First third: ${Math.round(first!.mb)} MB, p95 ${first!.wait} ms; last third: ${Math.round(last!.mb)} MB, p95 ${last!.wait} ms; calls that broke off: ${calls.filter(({ status }) => status === 0 || status === 500).length}.`,
  );
  const told = new Map<number, number>();
  for (const { status } of calls) told.set(status, (told.get(status) ?? 0) + 1);
  sayAttacks([attackOf('load', told, { least: cookies.length })]);
}

await main();
