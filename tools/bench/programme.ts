import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type DatabaseAccess } from '@fonte/database';
import { migrate, MigrationConflict } from '@fonte/database/migration/migrate';
import { FIRST_START, writeDemo } from '@fonte/programme/demo/index';
import { refreshRollups } from '@fonte/programme/import/apply/rollups';
import { importFolder } from '@fonte/programme/import/index';
import { sql } from 'kysely';
import { forgotten } from './pieces.ts';
import { leftToDo, noteRecipe, recipeOf, recipeOfNow, type Recipe } from './recipe.ts';

/** The demonstration programme of so many properties, imported into a database of its own on PostgreSQL. */
export interface Programme {
  readonly properties: number;
  readonly url: string;
}

/** The database in which the programme of so many properties stays. */
export const nameOf = (properties: number): string => `fonte_bench_${properties}`;

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

/**
 * The programme of so many properties. What an earlier run left is kept where its recipe is the same; where only migrations, views or rollups are others these are
 * brought up, and all else is made and imported anew.
 */
export async function programmeOn(
  serverUrl: string,
  properties: number,
  say: (line: string) => void,
): Promise<Programme> {
  const name = nameOf(properties);
  const wanted = await recipeOfNow();
  const url = await createDatabase(serverUrl, name);
  const left = await within(url, async (database) => broughtUp(database, wanted, say));
  if (left === 'everything') {
    say(`Fazendo e importando ${properties} propriedades…`);
    await madeAnew(serverUrl, properties, (dir) => within(url, (database) => taken(database, dir)));
  }
  return { properties, url };
}

/** Makes the programme of so many properties anew, taken by `take` from its folder of files, and keeps it for later runs. */
export async function madeAnew<T>(
  serverUrl: string,
  properties: number,
  take: (dir: string, url: string) => Promise<T>,
): Promise<{ readonly programme: Programme; readonly value: T }> {
  const name = nameOf(properties);
  await dropDatabase(serverUrl, name);
  const url = await createDatabase(serverUrl, name);
  const value = await withDemoFolder(properties, (dir) => take(dir, url));
  const recipe = await recipeOfNow();
  await within(url, (database) => finished(database, recipe));
  return { programme: { properties, url }, value };
}

async function within<T>(url: string, work: (database: DatabaseAccess) => Promise<T>): Promise<T> {
  const database = await connect({ url, timeoutMs: 0 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Brings a database up to a recipe where that takes no import; else says that all of it is to be made. */
async function broughtUp(
  database: DatabaseAccess,
  wanted: Recipe,
  say: (line: string) => void,
): Promise<'nothing' | 'everything'> {
  const left = leftToDo(await recipeOf(database.db), wanted);
  if (left !== 'rollups') return left;
  try {
    await migrate(database);
  } catch (error) {
    if (error instanceof MigrationConflict) return 'everything';
    throw error;
  }
  await database.db.transaction().execute((trx) => refreshRollups(trx, (file) => say(`Refazendo ${file}…`)));
  await finished(database, wanted);
  return 'nothing';
}

async function finished(database: DatabaseAccess, recipe: Recipe): Promise<void> {
  // What was measured of it as it was says nothing of what it is now.
  await forgotten(database.db);
  await sql`vacuum analyze`.execute(database.db);
  await noteRecipe(database.db, recipe);
}

async function taken(database: DatabaseAccess, dir: string): Promise<void> {
  await migrate(database);
  const { situacao, falhas } = await importFolder(database, dir);
  if (situacao !== 'concluida')
    throw new Error(`The demonstration was not taken: ${JSON.stringify(falhas[0])}`);
}
