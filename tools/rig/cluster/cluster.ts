import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  asPostgres,
  bouncerBefore,
  followed,
  ownedFolder,
  primaryIn,
  standbyIn,
  writeSettings,
  type ClusterServer,
} from './server.ts';

const BASE = 'fonte';

/** A primary `a`, its standbys `b` and `c`, and pgbouncer before `a` and `b`. */
export interface Cluster {
  readonly servers: readonly ClusterServer[];
  /** All three as one address, as `DATABASE_URL` takes it. */
  readonly address: string;
  /** The same by pgbouncer, where there is one. */
  readonly bounced: string;
  /** Addresses of the standbys. */
  readonly standbys: readonly string[];
  /** Resolves once every standby that runs has replayed what the primary has written. */
  caughtUp(): Promise<void>;
  /** The standby that has received most. */
  mostAdvanced(): Promise<ClusterServer>;
  stop(): Promise<void>;
}

/**
 * Starts it in a folder. A commit is acknowledged when one of the two standbys has it as well (`synchronous_standby_names`), so that nothing acknowledged is lost
 * with the primary.
 */
export async function startCluster(work: string): Promise<Cluster> {
  const root = await ownedFolder(join(work, 'postgres'));
  // PostgreSQL's user has to come through to it.
  await chmod(work, 0o755);
  const a = await primaryIn(join(root, 'a'));
  await a.start();
  await a.ask(`create database ${BASE}`);
  const b = await standbyIn(join(root, 'b'), 'b', a);
  const c = await standbyIn(join(root, 'c'), 'c', a);
  const servers = [a, b, c];
  for (const one of servers)
    // oxlint-disable-next-line no-await-in-loop
    await writeSettings(join(root, one.name), [
      `primary_conninfo = '${followed(servers, one.name)}'`,
      "synchronous_standby_names = 'ANY 1 (a, b, c)'",
    ]);
  await a.ask('select pg_reload_conf()');
  await Promise.all([b.start(), c.start()]);
  const bouncers = [
    await bouncerBefore(join(root, 'bouncer-a'), a),
    await bouncerBefore(join(root, 'bouncer-b'), b),
  ];
  const hosts = (ports: readonly number[]) => ports.map((port) => `127.0.0.1:${port}`).join(',');
  const at = (ports: readonly number[]) => `postgres://postgres@${hosts(ports)}/${BASE}`;
  const running = async () => {
    const up = servers.slice(1).map(async (server) => {
      const [row] = await server
        .ask<{ lsn: string; standby: boolean }>(
          `select coalesce(pg_last_wal_receive_lsn(), '0/0') - '0/0'::pg_lsn as lsn, pg_is_in_recovery() as standby`,
        )
        .catch(() => []);
      return row?.standby === true ? [{ server, received: BigInt(row.lsn) }] : [];
    });
    return (await Promise.all(up)).flat();
  };
  return {
    servers,
    address: at(servers.map(({ port }) => port)),
    bounced: at([...bouncers, c.port]),
    standbys: [b, c].map((server) => server.address(BASE)),
    caughtUp: async () => {
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop
        const rows = await a.ask<{ behind: boolean }>(
          'select replay_lsn is distinct from pg_current_wal_lsn() as behind from pg_stat_replication',
        );
        if (rows.length === 2 && rows.every(({ behind }) => !behind)) return;
        // oxlint-disable-next-line no-await-in-loop
        await pause(100);
      }
    },
    mostAdvanced: async () => {
      const up = await running();
      const [most] = up.toSorted((x, y) => (x.received < y.received ? 1 : -1));
      if (most === undefined) throw new Error('No standby runs');
      return most.server;
    },
    stop: async () => {
      for (const name of ['bouncer-a', 'bouncer-b'])
        // oxlint-disable-next-line no-await-in-loop
        await asPostgres('/usr/bin/pkill', '-F', join(root, `${name}.pid`)).catch(() => {});
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}
