// `node --import tsx tools/rig/import-beside.ts [--properties 6400] [--work FOLDER] [--quiet 60] [--server main.ts]`: what readers and somebody who signs in each second wait for
// while a folder is imported twice into the embedded database of a server of its own, held against the same without an import (docs/decisions/0024-import-beside.md).
// What is made for it, the folders and a database, stays in --work for the next time.
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DEMONSTRATION_MARK } from '@fonte/programme';
import { runImport } from '@fonte/programme/cli/run-import';
import { FIRST_START, writeDemo } from '@fonte/programme/demo/index';
import { askServer } from '@fonte/programme/import/index';
import { REPORT, reportUrl } from '../bench/crowd/loads.ts';
import { quantile } from '../bench/measure.ts';
import { memoryOf, ROOT, startServer, type Server } from '../bench/server.ts';
import { attackOf, sayAttacks } from './attack.ts';
import { everyNth } from './every-nth.ts';

const READERS = 10;
/** A reader looks at what he got, ms. */
const READS_MS = 500;
/** Whoever signs in comes whether or not the one before has been answered, ms. */
const SIGN_IN_EVERY_MS = 1_000;
/** How late the thread that answers comes to what costs it nothing, ms. */
const LIVE_EVERY_MS = 100;
/** What an import leaves to be done after it is a part of it: answers made anew, figures prepared. */
const AFTER_MS = 20_000;
const SLOWEST = 12;
/** Somebody has only so many sessions: who signs in each second is another than those who read. */
const READER = 'administrador@demo.example';
const ARRIVING = 'coordenador@demo.example';

const { values } = parseArgs({
  options: {
    properties: { type: 'string', default: '6400' },
    work: { type: 'string', default: join(tmpdir(), 'fonte-import-beside') },
    quiet: { type: 'string', default: '60' },
    server: { type: 'string', default: join(ROOT, 'apps/server/src/main.ts') },
  },
});

/** The folder of so many properties, the same with every third entry and every fifth visit changed, and a data folder in which the first stands. */
async function made(properties: number): Promise<{ first: string; second: string; dataDir: string }> {
  const place = (name: string) => join(values.work, `${name}-${properties}`);
  const [first, second, dataDir] = [place('first'), place('second'), place('data')];
  await mkdir(values.work, { recursive: true });
  if (!existsSync(first)) {
    const draft = `${first}.new`;
    await writeDemo({ properties, seed: FIRST_START.seed, dir: draft });
    await writeFile(join(draft, DEMONSTRATION_MARK), '');
    await rename(draft, first);
  }
  if (!existsSync(second)) {
    const draft = `${second}.new`;
    await cp(first, draft, { recursive: true });
    await everyNth(join(first, 'lancamento.csv'), join(draft, 'lancamento.csv'), 3, 'vlr');
    await everyNth(join(first, 'visita.csv'), join(draft, 'visita.csv'), 5, 'duracao_min');
    await rename(draft, second);
  }
  if (!existsSync(dataDir)) {
    console.error(`Fazendo e importando ${properties} propriedades…`);
    const draft = `${dataDir}.new`;
    await rm(draft, { recursive: true, force: true });
    const { situacao } = await runImport(first, { dataDir: draft, url: undefined });
    if (situacao !== 'concluida') throw new Error(`The first folder was not taken: ${situacao}`);
    await rename(draft, dataDir);
  }
  return { first, second, dataDir };
}

let numbers = 0;

/** One that nobody has asked with. */
const newNumber = (): string => ((numbers += 1) / 10_000).toFixed(4);

interface Call {
  readonly what: string;
  readonly ms: number;
  readonly status: number;
  /** What the import was busy with when it began. */
  readonly step: string;
}

/** Everybody who asks, until ended; `doing` tells what goes on meanwhile. */
function people(server: Server, cookies: readonly string[], doing: () => string): () => Promise<Call[]> {
  const calls: Call[] = [];
  const state = { going: true };
  const asked = async (what: string, ask: () => Promise<Response>): Promise<void> => {
    const [since, step] = [performance.now(), doing()];
    const status = await ask().then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 0,
    );
    calls.push({ what, ms: performance.now() - since, status, step });
  };
  const get =
    (path: string, cookie = '') =>
    () =>
      fetch(`${server.url}${path}`, { headers: { cookie } });
  const readers = cookies.map(async (cookie) => {
    while (state.going) {
      const kept = reportUrl({ co_consulta: String(REPORT) });
      const anew = reportUrl({ co_consulta: String(REPORT), moreFilter: `area_total > ${newNumber()}` });
      /* oxlint-disable no-await-in-loop -- a reader does one thing after the other */
      await asked('kept report', get(kept, cookie));
      await pause(READS_MS);
      await asked('new report', get(anew, cookie));
      await pause(READS_MS);
      /* oxlint-enable no-await-in-loop */
    }
  });
  const every = async (ms: number, work: () => Promise<void>): Promise<void> => {
    const open: Promise<void>[] = [];
    for (let due = performance.now() + ms; state.going; due += ms) {
      open.push(work());
      // oxlint-disable-next-line no-await-in-loop
      await pause(Math.max(0, due - performance.now()));
    }
    await Promise.all(open);
  };
  const rest = [
    every(SIGN_IN_EVERY_MS, () => asked('sign-in', () => signIn(server, ARRIVING))),
    every(LIVE_EVERY_MS, () => asked('live', get('/health/live'))),
  ];
  return async () => {
    state.going = false;
    await Promise.all([...readers, ...rest]);
    return calls;
  };
}

const signIn = ({ url }: Server, email: string): Promise<Response> =>
  fetch(`${url}/api/indicators/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, pass: 'demonstracao' }),
  });

async function cookieOf(server: Server): Promise<string> {
  const answer = await signIn(server, READER);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  if (answer.status !== 200 || cookie === '')
    throw new Error(`No session: ${answer.status} ${await answer.text()}`);
  return cookie;
}

function told(name: string, calls: readonly Call[]): void {
  for (const what of ['kept report', 'new report', 'sign-in', 'live']) {
    const of = calls.filter((call) => call.what === what);
    const waits = of.map(({ ms }) => ms);
    const refused = new Map<number, number>();
    for (const { status } of of) if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1);
    const cells = [0.5, 0.95, 1].map((share) => String(Math.round(quantile(waits, share))));
    const faults = [...refused].map(([status, n]) => `${status} × ${n}`).join(', ') || '–';
    console.log(`| ${[name, what, of.length, ...cells, faults].join(' | ')} |`);
  }
  const steps = new Map<string, number[]>();
  for (const { what, ms, step } of calls.filter((call) => call.what === 'sign-in' || call.what === 'live')) {
    const key = `${step.replace(/, .*/, '')} · ${what}`;
    steps.set(key, [...(steps.get(key) ?? []), ms]);
  }
  for (const [step, waits] of steps)
    console.error(
      `${step}: n ${waits.length}, p50 ${Math.round(quantile(waits, 0.5))}, p95 ${Math.round(quantile(waits, 0.95))}, longest ${Math.round(Math.max(...waits))}`,
    );
  const statuses = new Map<number, number>();
  for (const { status } of calls) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  sayAttacks([attackOf(name, statuses, { least: READERS })]);
  const slowest = calls.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  console.error(slowest.map(({ what, ms, step }) => `${what} ${Math.round(ms)} (${step})`).join('; '));
}

async function main(): Promise<void> {
  const { first, second, dataDir } = await made(Number(values.properties));
  const own = await mkdtemp(join(values.work, 'run-'));
  await cp(dataDir, own, { recursive: true });
  const environment = { DATABASE_URL: '', DATA_DIR: own, DEMO: '1', LOG_LEVEL: 'silent', PDF: 'off' };
  const server = await startServer(environment, ['--import', 'tsx', values.server]);
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(server.pid))), 200);
  try {
    const cookies: string[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    while (cookies.length < READERS) cookies.push(await cookieOf(server));
    await people(server, cookies, () => 'start')();
    console.log('| | call | n | p50 | p95 | longest | refused |\n|---|---|---|---|---|---|---|');
    const end = people(server, cookies, () => 'nothing');
    await pause(Number(values.quiet) * 1_000);
    told('no import', await end());
    for (const [at, folder] of [second, first].entries()) {
      let step = 'copying';
      const since = performance.now();
      const ended = people(
        server,
        cookies,
        () => `${step}, ${Math.round((performance.now() - since) / 1_000)} s`,
      );
      // oxlint-disable-next-line no-await-in-loop -- one import after the other
      const result = await askServer(own, folder, {
        listener: (event) => {
          if (event.type === 'progress') step = `${event.phase} ${event.what}`;
        },
      });
      const seconds = Math.round((performance.now() - since) / 1_000);
      step = 'after';
      // oxlint-disable-next-line no-await-in-loop
      await pause(AFTER_MS);
      // oxlint-disable-next-line no-await-in-loop
      told(`import ${at + 1}: ${result?.situacao} in ${seconds} s`, await ended());
      // What nothing was imported beside was not measured.
      if (result?.situacao !== 'concluida') process.exitCode = 1;
    }
    const load = loadavg()
      .map((one) => one.toFixed(1))
      .join(' ');
    console.log(`\nLoad of the machine ${load}; the server took ${Math.round(peak)} MB at its most.`);
  } finally {
    clearInterval(watch);
    await server.stop();
    await rm(own, { recursive: true, force: true });
  }
}

await main();
