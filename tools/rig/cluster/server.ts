import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../bench/server.ts';

const run = promisify(execFile);

/** One PostgreSQL server of a cluster, with its folder. */
export interface ClusterServer {
  readonly name: string;
  readonly port: number;
  /** Address of a database on it. */
  address(database?: string): string;
  start(): Promise<void>;
  /** As when its machine loses power. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Makes a standby the primary. */
  promote(): Promise<void>;
  ask<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
}

/** Folder of the newest PostgreSQL that Debian's packages have put here. Errors: none has. */
function programs(): string {
  const root = '/usr/lib/postgresql';
  const [newest] = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  if (newest === undefined)
    throw new Error('No PostgreSQL: apt-get install postgresql-15 postgresql-15-postgis-3');
  return join(root, newest, 'bin');
}

/** PostgreSQL's programs refuse to run as root: there they run as the user of the package. */
export async function asPostgres(program: string, ...args: readonly string[]): Promise<string> {
  const root = process.getuid?.() === 0;
  const { stdout } = root
    ? await run('runuser', ['-u', 'postgres', '--', program, ...args], { cwd: '/' })
    : await run(program, args, { cwd: '/' });
  return stdout;
}

export async function ownedFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) {
    const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
    await chown(path, await id('-u'), await id('-g'));
  }
  return path;
}

/** A server on a data folder that stands. */
async function serverOn(name: string, folder: string): Promise<ClusterServer> {
  const port = await freePort();
  const control = (...args: readonly string[]) =>
    asPostgres(join(programs(), 'pg_ctl'), '-D', folder, '-w', ...args);
  const address = (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`;
  return {
    name,
    port,
    address,
    start: async () => {
      await control('-l', `${folder}.log`, '-o', `-p ${port} -k ${folder}`, 'start');
    },
    kill: async () => {
      const [pid] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
      const { stdout } = await run('pgrep', ['-P', pid!]);
      for (const one of [pid!, ...stdout.split('\n').filter(Boolean)]) kill(Number(one));
    },
    stop: async () => {
      await control('-m', 'immediate', 'stop').catch(() => {});
    },
    promote: async () => {
      await control('promote');
    },
    ask: async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
      const client = new pg.Client({ connectionString: address() });
      await client.connect();
      try {
        return (await client.query<T>(text, values)).rows;
      } finally {
        await client.end();
      }
    },
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // gone already
  }
}

/** A primary of its own, on the disk as in production but for flushing, which nothing here that is killed needs. */
export async function primaryIn(folder: string): Promise<ClusterServer> {
  await asPostgres(join(programs(), 'initdb'), '-D', folder, '-A', 'trust', '--locale=C.UTF-8');
  const settings = [
    "listen_addresses = '127.0.0.1'",
    'max_connections = 100',
    'wal_level = replica',
    'max_wal_size = 4GB',
    'fsync = off',
    // A figure that is read for long is let end before what was replayed removes its rows.
    'hot_standby_feedback = on',
  ];
  await writeSettings(folder, settings);
  await appendFile(join(folder, 'pg_hba.conf'), 'host replication postgres 127.0.0.1/32 trust\n');
  return serverOn('a', folder);
}

/** A standby that streams from the primary, and from whichever of the servers is the primary later. */
export async function standbyIn(
  folder: string,
  name: string,
  primary: ClusterServer,
): Promise<ClusterServer> {
  await asPostgres(
    join(programs(), 'pg_basebackup'),
    '--dbname',
    primary.address(),
    '--pgdata',
    folder,
    '--wal-method=stream',
    '--write-recovery-conf',
  );
  return serverOn(name, folder);
}

/** Where a standby streams from: of several servers from the primary among them. */
export function followed(servers: readonly ClusterServer[], name: string): string {
  const hosts = servers.map(() => '127.0.0.1').join(',');
  const ports = servers.map(({ port }) => port).join(',');
  return `host=${hosts} port=${ports} user=postgres application_name=${name} target_session_attrs=read-write connect_timeout=2`;
}

export async function writeSettings(folder: string, settings: readonly string[]): Promise<void> {
  await appendFile(join(folder, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
}

/** pgbouncer before a server, in session mode as docs/operations.md says. */
export async function bouncerBefore(folder: string, server: ClusterServer): Promise<ClusterServer['port']> {
  const port = await freePort();
  const file = `${folder}.ini`;
  await writeFile(
    file,
    `[databases]
* = host=127.0.0.1 port=${server.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
pool_mode = session
default_pool_size = 40
max_client_conn = 200
server_login_retry = 1
logfile = ${folder}.log
pidfile = ${folder}.pid
unix_socket_dir =
`,
    { mode: 0o644 },
  );
  await asPostgres('/usr/sbin/pgbouncer', '-d', '-q', file);
  return port;
}
