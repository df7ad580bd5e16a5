import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type DatabaseAccess } from '@fonte/database';
import { migrate } from '@fonte/database/migrate';
import { FIRST_START, writeDemo } from '@fonte/programme/demo/index';
import { importFolder } from '@fonte/programme/import/index';
import { sql } from 'kysely';

/** The demonstration programme of so many properties, imported into a database of its own on PostgreSQL. */
export interface Programme {
  readonly properties: number;
  readonly url: string;
}

const nameOf = (properties: number): string => `fonte_bench_${properties}`;

/** Address of a database of the same server. */
export function databaseNamed(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** Makes an empty database, or leaves the one that is there. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const server = await connect({ url: serverUrl });
  try {
    const found = await sql`select 1 from pg_database where datname = ${name}`.execute(server.db);
    if (found.rows.length === 0) await sql`create database ${sql.id(name)}`.execute(server.db);
  } finally {
    await server.close();
  }
  return databaseNamed(serverUrl, name);
}

/** Removes a database, whoever is connected to it. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const server = await connect({ url: serverUrl });
  try {
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(server.db);
  } finally {
    await server.close();
  }
}

/** The demonstration's files of so many properties, removed after `use`. */
export async function withDemoFolder<T>(properties: number, use: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'fonte-bench-'));
  try {
    await writeDemo({ properties, seed: FIRST_START.seed, dir });
    return await use(dir);
  } finally {
    if (existsSync(dir)) await rm(dir, { recursive: true, force: true });
  }
}

/** The programme of so many properties; made and imported unless an earlier run left it. */
export async function programmeOn(
  serverUrl: string,
  properties: number,
  say: (line: string) => void,
): Promise<Programme> {
  const url = await createDatabase(serverUrl, nameOf(properties));
  const database = await connect({ url, timeoutMs: 0 });
  try {
    await migrate(database);
    if (!(await imported(database))) {
      say(`Fazendo e importando ${properties} propriedades…`);
      await withDemoFolder(properties, (dir) => taken(database, dir));
      await sql`vacuum analyze`.execute(database.db);
    }
    return { properties, url };
  } finally {
    await database.close();
  }
}

const imported = async ({ db }: DatabaseAccess): Promise<boolean> =>
  (await db.selectFrom('portal.versao').select('versao').executeTakeFirst()) !== undefined;

async function taken(database: DatabaseAccess, dir: string): Promise<void> {
  const { situacao, falhas } = await importFolder(database, dir);
  if (situacao !== 'concluida')
    throw new Error(`The demonstration was not taken: ${JSON.stringify(falhas[0])}`);
}
