// What a power cut may leave of an embedded database, and what an opening makes of it. Runs on it whatever TEST_DATABASE_URL says.
import { cp, mkdtemp, open as openFile, readdir, rename, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect, type DatabaseAccess, type Recovery } from '../index.ts';
import { freshEmbedded } from '../testing/embedded-template.ts';

/** After a load kept beside: its directory is in use, with copies from before and after the load. As it was in the middle of its life, and closed in order. */
let running: string;
let closed: string;
let table: string;
let folder: string;
let remove: () => Promise<void>;
const opened: DatabaseAccess[] = [];

beforeAll(async () => {
  ({ folder: closed, remove } = await freshEmbedded());
  running = await mkdtemp(join(tmpdir(), 'fonte-running-'));
  const database = await connect({ folder: closed, guarded: true, reserveBytes: 1024 });
  await put(database, 1);
  await database.beside(async (copy) => ({ keep: true, value: copy && (await put(copy, 1_000)) }));
  await put(database, 1_001);
  const { rows } = await sql<{ file: string }>`select pg_relation_filepath('programa.meta') as file`.execute(
    database.db,
  );
  table = rows[0]!.file;
  // So that the log does not hold the pages that the tests damage.
  await sql`checkpoint`.execute(database.db);
  await cp(closed, running, { recursive: true, filter: (path) => !/\/(fonte\.lock|pgdata)$/.test(path) });
  await database.close();
});
afterAll(async () => {
  await rm(running, { recursive: true });
  await remove();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonte-cut-'));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
  await rm(folder, { recursive: true });
});

/** Rows up to the given number. */
const put = (database: DatabaseAccess, upTo: number) =>
  sql`insert into programa.meta (indicador, ano, valor)
    select 'i' || n, 2025, n from generate_series((select count(*) from programa.meta) + 1, ${upTo}::int) n`.execute(
    database.db,
  );
const written = async (database: DatabaseAccess) =>
  (await database.db.selectFrom('programa.meta').select('indicador').execute()).length;

/** Opens it, and gives what was told of a recovery. */
async function open(): Promise<{ database: DatabaseAccess; told: Recovery[] }> {
  const told: Recovery[] = [];
  const database = await connect({ folder, guarded: true, recovered: (recovery) => told.push(recovery) });
  opened.push(database);
  return { database, told };
}

const control = (name: string) => join(folder, name, 'global/pg_control');

async function overwrite(path: string, at: number, bytes: Buffer): Promise<void> {
  const file = await openFile(path, 'r+');
  await file.write(bytes, 0, bytes.length, at);
  await file.close();
}

it('opens as it was after a process that was killed, without a word', async () => {
  await cp(running, folder, { recursive: true });
  const { database, told } = await open();
  expect([await written(database), told]).toEqual([1_001, []]);
});

/** Opened once more: one of which nothing is left, one whose damaged directory lies there. */
const ONCE_MORE = ['the directory is gone', 'half of a page is an older one'];

// Files that were never forced to the disk may be gone, cut short, full of zeros, or have an old page among new ones.
it.each<[string, () => string, () => Promise<void>]>([
  ['the directory is gone', () => closed, () => rm(join(folder, 'pgdata-1'), { recursive: true })],
  ['the control file is of zeros', () => closed, () => overwrite(control('pgdata-1'), 0, Buffer.alloc(8192))],
  [
    'the log is empty',
    () => running,
    async () => {
      const log = join(folder, 'pgdata-1', 'pg_wal');
      const segments = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name));
      await Promise.all(segments.map((name) => truncate(join(log, name))));
    },
  ],
  ['a table is empty', () => running, () => truncate(join(folder, 'pgdata-1', table))],
  ['a table ends after a page', () => running, () => truncate(join(folder, 'pgdata-1', table), 8192)],
  [
    'half of a page is an older one',
    () => running,
    () => overwrite(join(folder, 'pgdata-1', table), 4096, Buffer.alloc(4096, 7)),
  ],
])(
  'goes back to the copy after the load when %s, says so, and goes on from there',
  async (name, from, cut) => {
    await cp(from(), folder, { recursive: true });
    await cut();
    const { database, told } = await open();
    expect(await written(database)).toBe(1_000);
    expect(told).toHaveLength(1);
    expect(told[0]!.at.getTime()).toBeGreaterThan(Date.now() - 3_600_000);
    await put(database, 1_002);
    expect(await written(database)).toBe(1_002);
    if (!ONCE_MORE.includes(name)) return;
    await opened.pop()?.close();
    const again = await open();
    expect([await written(again.database), again.told]).toEqual([1_002, []]);
  },
);

it('goes back to the copy before the load when the one after it is damaged too, and is refused when none opens', async () => {
  await cp(closed, folder, { recursive: true });
  const copies = (await readdir(folder)).filter((name) => name.startsWith('copia-')).sort();
  const [before, after] = copies;
  await Promise.all(['pgdata-1', after!].map((name) => truncate(control(name))));
  const { database } = await open();
  expect(await written(database)).toBe(1);
  await opened.pop()?.close();
  // A new empty database in the place of one that does not open would be the worst of all.
  await rename(join(folder, 'pgdata-2'), join(folder, 'gone'));
  await truncate(control(before!));
  await expect(open()).rejects.toThrow();
  expect((await readdir(folder)).filter((name) => name.startsWith('copia-')).sort()).toEqual(copies);
});
