// `node --import tsx tools/rig/map-load.ts --database URL [--properties 6400] [--clients 12] [--seconds 20] [--kinds maps,selections,vectors,tiles]`:
// the dearest requests to the map services that are permitted, from an observer and from staff, against a server of its own on this machine, while an
// ordinary person works. Says how much memory the server takes and how long that person waits (docs/benchmarks.md). Ends with 1 where a kind was no load.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addressOf } from '@fonte/contracts';
import { currentSession } from '@fonte/contracts/endpoints/auth';
import { ready } from '@fonte/contracts/endpoints/portal';
import { quantile } from '../bench/measure.ts';
import { environmentOf, portalOn, reportUrl, signedIn, type Person, type Portal } from '../bench/portal.ts';
import { programmeOn } from '../bench/programme.ts';
import { memoryOf, ROOT, startServer, type Server } from '../bench/server.ts';
import { attackOf, sayAttacks, type Attack } from './attack.ts';
import type { Asked } from '../bench/crowd/loads.ts';
import { KINDS, type Kind } from './dear-requests.ts';

/** However it is called, it ends: nobody leaves this running against a machine that others use. */
const MOST_CLIENTS = 40;
const MOST_SECONDS = 600;
const AFTERWARDS_MS = 8_000;

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    properties: { type: 'string', default: '6400' },
    clients: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '20' },
    kinds: { type: 'string', default: Object.keys(KINDS).join(',') },
    server: { type: 'string', default: join(ROOT, 'apps/server/src/main.ts') },
  },
});

async function main(): Promise<void> {
  const clients = Math.min(MOST_CLIENTS, Number(values.clients));
  const seconds = Math.min(MOST_SECONDS, Number(values.seconds));
  const { url } = await programmeOn(values.database ?? '', Number(values.properties), console.error);
  const environment = { ...environmentOf(url), STATEMENT_TIMEOUT: '30' };
  const portal = await portalOn(url, environment);
  const dear = [await signedIn(portal, 'administrador'), await signedIn(portal, 'consulta')];
  const ordinary = await ordinaryPerson(portal);
  await portal.close();
  const attacks: Attack[] = [];
  for (const kind of values.kinds.split(',') as Kind[]) {
    // oxlint-disable-next-line no-await-in-loop -- one kind after the other, each on a fresh server
    const server = await startServer(environment, ['--import', 'tsx', values.server]);
    try {
      // oxlint-disable-next-line no-await-in-loop
      const { row, attack } = await rowOf(server, kind, { clients, seconds, dear, ordinary });
      console.log(row);
      attacks.push(attack);
    } finally {
      // oxlint-disable-next-line no-await-in-loop
      await server.stop();
    }
  }
  sayAttacks(attacks);
}

async function ordinaryPerson(portal: Portal): Promise<Person> {
  const { uf } = await portal.database.db
    .selectFrom('programa.propriedade')
    .select('uf')
    .limit(1)
    .executeTakeFirstOrThrow();
  return signedIn(portal, 'coordenador', { uf });
}

interface Load {
  readonly clients: number;
  readonly seconds: number;
  readonly dear: readonly Person[];
  readonly ordinary: Person;
}

/** One kind's line of the table: answers by status, memory before, at most and afterwards, the ordinary person's p95. */
async function rowOf(
  server: Server,
  kind: Kind,
  { clients, seconds, dear, ordinary }: Load,
): Promise<{ row: string; attack: Attack }> {
  await calls(server, ordinary, { until: Date.now() + 2_000 });
  const before = memoryOf(server.pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memoryOf(server.pid))), 50);
  const until = Date.now() + seconds * 1_000;
  const statuses = new Map<number, number>();
  const asking = Array.from({ length: clients }, async (_, at) => {
    const person = dear[at % dear.length]!;
    for (let turn = 0; Date.now() < until; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a client waits for its answer
      const status = await answered(server, KINDS[kind](at, turn), person);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  const waits = await calls(server, ordinary, { until });
  await Promise.all(asking);
  await pause(AFTERWARDS_MS);
  clearInterval(watch);
  const told = [...statuses].map(([status, count]) => `${status} × ${count}`).toSorted();
  const memory = [before, most, memoryOf(server.pid)].map((mb) => Math.round(mb));
  return {
    row: `| ${[kind, told.join(', '), memory.join(' · '), ...waits].join(' | ')} |`,
    attack: attackOf(kind, statuses, { least: clients }),
  };
}

/** The status, 0 where no answer came. */
async function answered(server: Server, { path, body }: Asked, person: Person): Promise<number> {
  try {
    const answer = await fetch(`${server.url}${path}`, {
      headers: {
        cookie: person.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(120_000),
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    // Who is told to come again comes again, as programs do.
    if (answer.status === 503) await pause(1_000);
    return answer.status;
  } catch {
    return 0;
  }
}

/** What an ordinary person asks meanwhile, four times a second; the 95th percentiles, ms. */
async function calls(server: Server, person: Person, { until }: { until: number }): Promise<string[]> {
  const paths = [addressOf(ready), addressOf(currentSession), reportUrl(211150, 2024)];
  const times = paths.map((): number[] => []);
  while (Date.now() < until) {
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(
      paths.map(async (path, at) => {
        const began = performance.now();
        await fetch(`${server.url}${path}`, { headers: { cookie: person.cookie } })
          .then((answer) => answer.arrayBuffer())
          .catch(() => null);
        times[at]!.push(performance.now() - began);
      }),
    );
    // oxlint-disable-next-line no-await-in-loop
    await pause(250);
  }
  return times.map((all) => `${Math.round(quantile(all, 0.95))} (${Math.round(Math.max(...all))})`);
}

console.log(
  '| kind | answers | memory before · most · after, MB | health p95 (most) ms | session | report |',
);
console.log('| --- | --- | --- | --: | --: | --: |');
await main();
