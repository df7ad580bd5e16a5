// What only the embedded database has: its folder, its lock, its worker. Runs on it whatever TEST_DATABASE_URL says.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyInto, copyRow } from '../statement/copy-into.ts';
import {
  connect,
  DatabaseInUse,
  DatabaseNotMade,
  DatabaseUnavailable,
  DiskFull,
  StatementTimeout,
  streamRows,
  type DatabaseAccess,
} from '../index.ts';
import { freshEmbedded } from '../testing/embedded-template.ts';
import { nodeFlags } from '../testing/node-flags.ts';
import { DatabaseThread } from './thread.ts';

let folder: string;
let remove: () => Promise<void>;
const opened: DatabaseAccess[] = [];
const children: ChildProcess[] = [];

beforeEach(async () => {
  ({ folder, remove } = await freshEmbedded());
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(opened.splice(0).map((database) => database.close()));
  await remove();
});

async function open(settings = {}): Promise<DatabaseAccess> {
  const database = await connect({ folder, ...settings });
  opened.push(database);
  return database;
}

/** Starts the writer on a folder; `lines` gives what it prints. */
function writer(where: string, what = 'write') {
  const path = fileURLToPath(new URL('./testing/writer.child.ts', import.meta.url));
  const child = spawn(process.execPath, [...nodeFlags(), '--enable-source-maps', path, where, what], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return { child, lines: createInterface({ input: child.stdout }) };
}

async function written(database: DatabaseAccess): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from programa.meta`.execute(database.db);
  return rows[0]?.n ?? -1;
}

describe('two processes on one folder', () => {
  it('turns the second away, naming the first, and likewise a second opening in this one', async () => {
    await open();
    await expect(connect({ folder })).rejects.toThrow(DatabaseInUse);
    const { child, lines } = writer(folder);
    const said: string[] = [];
    lines.on('line', (line) => said.push(line));
    const [code] = await once(child, 'close');
    expect(said).toEqual([`in use by ${process.pid}`]);
    expect(code).toBe(3);
  });
});

describe('kill -9', () => {
  it('loses nothing that was committed, and the folder opens again', async () => {
    const { child, lines } = writer(folder);
    let committed = 0;
    for await (const line of lines) {
      if (line.startsWith('committed')) committed += 1;
      if (committed === 50) break;
    }
    child.kill('SIGKILL');
    await once(child, 'close');
    const database = await open();
    expect(await written(database)).toBeGreaterThanOrEqual(committed);
  });

  describe('in the middle of the first opening leaves a folder that', () => {
    let cut: string;
    beforeAll(async () => {
      cut = await mkdtemp(join(tmpdir(), 'fonte-first-'));
      const { child, lines } = writer(cut, 'open');
      for await (const line of lines) if (line === 'step extension') break;
      child.kill('SIGKILL');
      await once(child, 'close');
    });
    afterAll(() => rm(cut, { recursive: true, force: true }));

    it.each<[string, (draft: string) => Promise<void>, string[]]>([
      ['opens, from where it was', async () => {}, ['extension', 'opening', 'ready']],
      [
        'opens anew, where what was left does not',
        (draft) => truncate(join(draft, 'global/pg_control')),
        ['creating', 'extension', 'opening', 'ready'],
      ],
    ])('%s', async (_how, damage, expected) => {
      const left = await mkdtemp(join(tmpdir(), 'fonte-first-'));
      try {
        await cp(cut, left, { recursive: true });
        await damage(join(left, 'pgdata.new'));
        const steps: string[] = [];
        const database = await connect({ folder: left, progress: (step) => steps.push(step) });
        const { rows } = await sql<{ v: string }>`select postgis_lib_version() as v`.execute(database.db);
        await database.close();
        expect(steps).toEqual(expected);
        expect(rows[0]?.v).toMatch(/^3\./);
        expect((await readdir(left)).filter((name) => name.startsWith('pgdata'))).toEqual(['pgdata']);
      } finally {
        await rm(left, { recursive: true, force: true });
      }
    });
  });
});

describe('the worker', () => {
  it('is restarted at the time limit; a reader of rows and listeners are told', async () => {
    const database = await open({ timeoutMs: 20_000 });
    let missed = 0;
    database.notices.subscribe(
      'versao',
      () => {},
      () => (missed += 1),
    );
    const rows = streamRows(
      database.db,
      sql<{ n: number }>`select n from generate_series(1, 100) n`.compile(database.db),
      { batch: 10 },
    );
    expect((await rows.next()).value).toEqual({ n: 1 });
    const slow = sql`select count(*) from generate_series(1, 2000000000)`.execute(
      database.within({ timeoutMs: 200 }),
    );
    await expect(slow).rejects.toThrow(StatementTimeout);
    const rest = async () => {
      for await (const row of rows) void row;
    };
    await expect(rest()).rejects.toThrow(DatabaseUnavailable);
    expect(missed).toBe(1);
  });
});

describe('a statement that keeps others waiting', () => {
  const endless = sql`select count(*) from generate_series(1, 2000000000)`;
  const short = async (database: DatabaseAccess) =>
    (await sql<{ n: number }>`select 1 as n`.execute(database.db)).rows[0]?.n;

  // Two must never run on one folder.
  it('ends long before its limit, the others are answered, and one thread only follows, however long its own takes to end', async () => {
    const terminate = vi.spyOn(Worker.prototype, 'terminate').mockImplementationOnce(async function (
      this: Worker,
    ) {
      await pause(1_000);
      return await this.terminate();
    });
    const start = vi.spyOn(DatabaseThread, 'start');
    const database = await open({ timeoutMs: 600_000, heldMs: 300 });
    start.mockClear();
    const slow = endless.execute(database.db);
    slow.catch(() => {});
    expect(await Promise.all([short(database), short(database)])).toEqual([1, 1]);
    await expect(slow).rejects.toThrow(StatementTimeout);
    expect(start).toHaveBeenCalledTimes(1);
    terminate.mockRestore();
    start.mockRestore();
  });

  it('ends the sooner when nobody waits for it any more', async () => {
    const database = await open({ timeoutMs: 600_000, heldMs: 2_000 });
    const gone = new AbortController();
    const slow = endless.execute(database.within({ signal: gone.signal }));
    const answered = short(database);
    gone.abort(new Error('gone'));
    await expect(slow).rejects.toThrow('gone');
    expect(await answered).toBe(1);
  });

  it('goes on where it says its own limit, or writes', async () => {
    const database = await open({ timeoutMs: 600_000, heldMs: 1 });
    const long = sql<{ n: number }>`select count(*)::int as n from generate_series(1, 3000000)`;
    const loading = long.execute(database.within({ timeoutMs: 300_000 }));
    const writing = database.db.transaction().execute((trx) => long.execute(trx));
    expect(await short(database)).toBe(1);
    expect([(await loading).rows[0]?.n, (await writing).rows[0]?.n]).toEqual([3_000_000, 3_000_000]);
  });
});

it('only reads once the disk is full, and says so', async () => {
  const database = await open({ reserveBytes: Number.MAX_SAFE_INTEGER });
  expect(await written(database)).toBe(0);
  const writing = database.db
    .insertInto('programa.meta')
    .values({ indicador: 'a', ano: 2025, valor: 1 })
    .execute();
  await expect(writing).rejects.toThrow(DiskFull);
  const rows = (async function* () {
    yield copyRow(['a', '', 2025, 1]);
  })();
  await expect(
    copyInto(database.db, 'programa.meta', ['indicador', 'uf', 'ano', 'valor'], rows),
  ).rejects.toThrow(/disk/);
  expect(await written(database)).toBe(0);
});

it('refuses large loads while the disk is nearly full, and goes on writing what is short', async () => {
  const { bavail, bsize } = await statfs(folder);
  const database = await open({ reserveBytes: 2 * bavail * bsize });
  const rows = (async function* () {
    yield copyRow(['a', '', 2025, 1]);
  })();
  const loading = copyInto(database.db, 'programa.meta', ['indicador', 'uf', 'ano', 'valor'], rows);
  await expect(loading).rejects.toThrow(DiskFull);
  await database.db.insertInto('programa.meta').values({ indicador: 'a', ano: 2025, valor: 1 }).execute();
  expect(await written(database)).toBe(1);
  expect(await database.health()).toBe('ok');
});

it('keeps its log short during a long load', async () => {
  const database = await open();
  const line = (n: number) => copyRow([`${n}${'x'.repeat(1_000)}`, '', 2025, 1]);
  await sql`alter table programa.meta drop constraint meta_pkey`.execute(database.db);
  const load = (async function* () {
    for (let n = 0; n < 200_000; n += 1) yield line(n);
  })();
  await copyInto(database.db, 'programa.meta', ['indicador', 'uf', 'ano', 'valor'], load);
  const { rows } = await sql<{
    mb: number;
  }>`select (sum(size) / 1024 / 1024)::int as mb from pg_ls_waldir()`.execute(database.db);
  expect(rows[0]?.mb).toBeLessThan(200);
});

it('that cannot be made says so, and not that it is damaged', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'fonte-first-'));
  const made = vi.spyOn(DatabaseThread, 'start').mockRejectedValueOnce(new Error('no room for it'));
  await expect(connect({ folder: empty })).rejects.toThrow(DatabaseNotMade);
  made.mockRestore();
  await rm(empty, { recursive: true });
});

it('refuses statements after closing, and waits for the one that runs', async () => {
  const database = await open();
  let begin: () => void = () => {};
  const began = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const running = database.db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    const last = sql`select pg_sleep(0.3)`.execute(trx);
    setImmediate(begin); // once it is on its way
    await last;
  });
  await began;
  const waiting = written(database);
  const closing = database.close();
  await expect(waiting).rejects.toThrow(DatabaseUnavailable);
  await running;
  await closing;
  await expect(written(database)).rejects.toThrow(DatabaseUnavailable);
});

it('does not open a folder of another PostgreSQL version', async () => {
  await mkdir(join(folder, 'pgdata'), { recursive: true });
  await writeFile(join(folder, 'pgdata', 'PG_VERSION'), '17\n');
  await expect(connect({ folder })).rejects.toThrow(/made by PostgreSQL 17/);
});
