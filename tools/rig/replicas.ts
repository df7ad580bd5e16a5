// `node --import tsx tools/rig/replicas.ts [--properties 300] [--imports 20] [--work FOLDER]`: a primary, two standbys and pgbouncer of Debian's packages, and two portals on them, through
// what happens to such a cluster: replicas behind, imports, a replica and then the primary killed, a standby promoted. Prints a row a phase, and fails where something was refused that
// need not be, where an answer mixes two versions, or where what was acknowledged is gone (docs/operations.md, 'More than one machine').
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runImport } from '@fonte/programme/cli/run-import';
import { startCluster, type Cluster } from './cluster/cluster.ts';
import { twoFolders } from './cluster/folders.ts';
import { people, type Crowd } from './cluster/people.ts';
import { portalsOn, type Portals } from './cluster/portals.ts';

const { values } = parseArgs({
  options: {
    properties: { type: 'string', default: '300' },
    imports: { type: 'string', default: '20' },
    work: { type: 'string', default: tmpdir() },
  },
});

/** How long people are watched where nothing else ends a phase, ms. */
const WATCHED_MS = 5_000;

const faults: string[] = [];

/** A phase with people reading and writing: its row, and what of it is a fault. */
async function phase(
  name: string,
  portals: Portals,
  work: (crowd: Crowd) => Promise<string>,
  { mayRefuse = false } = {},
): Promise<void> {
  const crowd = people(portals);
  const said = await work(crowd);
  const told = await crowd.end();
  if (told.mixed.length > 0) faults.push(`${name}: answers of two versions: ${told.mixed.join('; ')}`);
  if (told.stale > 0) faults.push(`${name}: ${told.stale} reads from before what their person had written`);
  if (told.reads.refused.size > 0 && !mayRefuse)
    faults.push(`${name}: reads refused: ${JSON.stringify([...told.reads.refused])}`);
  const refused = [...told.reads.refused].map(([status, n]) => `${status} × ${n}`).join(', ') || '–';
  const gap = `${told.reads.longest} / ${told.writes.longest}`;
  console.log(
    `| ${[name, told.reads.answered, refused, told.writes.acknowledged, gap, told.versions, said].join(' | ')} |`,
  );
}

/** How many statements a standby has answered meanwhile. */
async function answeredBy(cluster: Cluster, at: number): Promise<number> {
  const [row] = await cluster.servers[at]!.ask<{ n: string }>(
    `select xact_commit as n from pg_stat_database where datname = 'fonte'`,
  );
  return Number(row?.n ?? 0);
}

async function main(): Promise<void> {
  const work = await mkdtemp(join(values.work, 'fonte-cluster-'));
  const folders = await twoFolders(work, Number(values.properties));
  const cluster = await startCluster(work);
  let portals: Portals | undefined;
  try {
    const url = cluster.address;
    const imported = async (folder: string) => {
      const { situacao } = await runImport(folder, { dataDir: join(work, 'data'), url });
      if (situacao !== 'concluida') faults.push(`an import ended as ${situacao}`);
    };
    await imported(folders.first);
    portals = await portalsOn(cluster, join(work, 'data'));
    const [a, b, c] = cluster.servers;
    console.log(
      '| phase | reads | refused | writes kept | longest wait r / w, ms | versions | what was seen |',
    );
    console.log('|---|---|---|---|---|---|---|');

    await phase('quiet', portals, async () => {
      const before = [await answeredBy(cluster, 1), await answeredBy(cluster, 2)];
      await pause(WATCHED_MS);
      const more = [1, 2].map(async (at) => (await answeredBy(cluster, at)) - before[at - 1]!);
      const [first = 0, second = 0] = await Promise.all(more);
      if (Math.min(first, second) === 0) faults.push('a replica was asked nothing');
      return `the replicas answered ${first} and ${second} statements`;
    });

    await phase('replicas that stand still', portals, async () => {
      for (const server of [b!, c!]) await server.ask('select pg_wal_replay_pause()');
      await imported(folders.second);
      await pause(WATCHED_MS);
      for (const server of [b!, c!]) await server.ask('select pg_wal_replay_resume()');
      await pause(WATCHED_MS);
      return 'an import meanwhile';
    });

    await phase(`${values.imports} imports`, portals, async () => {
      for (let at = 0; at < Number(values.imports); at += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await imported(at % 2 === 0 ? folders.first : folders.second);
      return 'two folders in turns';
    });

    await phase('a replica is killed', portals, async () => {
      await b!.kill();
      await pause(WATCHED_MS);
      await b!.start();
      await cluster.caughtUp();
      await pause(WATCHED_MS);
      return 'and started again';
    });

    await phase(
      'the primary is killed',
      portals,
      async (crowd) => {
        await a!.kill();
        await pause(WATCHED_MS);
        const next = await cluster.mostAdvanced();
        const since = performance.now();
        await next.promote();
        await crowd.written();
        const seconds = ((performance.now() - since) / 1_000).toFixed(1);
        await pause(WATCHED_MS);
        return `${next.name} promoted, written to by both portals ${seconds} s later`;
      },
      { mayRefuse: true },
    );

    await phase('an import on the promoted one', portals, async () => {
      await imported(folders.first);
      await pause(WATCHED_MS);
      return 'the other standby follows it';
    });

    for (const line of portals.faults().slice(0, 20)) console.error(line.slice(0, 1_500));
    const { lost, kept } = await portals.ledger(url);
    if (lost.length > 0)
      faults.push(`${lost.length} acknowledged writes are gone: ${lost.slice(0, 5).join(', ')}`);
    console.log(`\n${kept} acknowledged writes, ${lost.length} of them gone.`);
  } finally {
    await portals?.stop();
    await cluster.stop();
    await rm(work, { recursive: true, force: true });
  }
  console.log(
    `Load of the machine ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}.`,
  );
  for (const fault of faults) console.error(`FAULT ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

await main();
