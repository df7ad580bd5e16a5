import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '@fonte/database';
import { readMigrations, readViews } from '@fonte/database/migration/migrations';
import { FIRST_START } from '@fonte/programme/demo/index';
import { sql, type Kysely } from 'kysely';

/** What a measured database was made with; it stands as the database's comment. */
export interface Recipe {
  /** Of the demonstration's chance. */
  readonly seed: number;
  readonly migrations: string;
  /** The views, and the statements that fill the rollups. */
  readonly worked: string;
}

const ROLLUPS = join(fileURLToPath(import.meta.url), '../../../packages/database/rollups');

/** The recipe of this checkout. */
export async function recipeOfNow(): Promise<Recipe> {
  const [migrations, views, names] = await Promise.all([readMigrations(), readViews(), readdir(ROLLUPS)]);
  const rollups = await Promise.all(names.toSorted().map((name) => readFile(join(ROLLUPS, name), 'utf8')));
  return {
    seed: FIRST_START.seed,
    migrations: digest(migrations.map(({ checksum }) => checksum)),
    worked: digest([...views.map(({ checksum }) => checksum), ...rollups]),
  };
}

const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);

/** What is left to do until a database is as its recipe says: nothing, migrations and rollups, or all of it. */
export function leftToDo(found: Recipe | undefined, wanted: Recipe): 'nothing' | 'rollups' | 'everything' {
  if (found?.seed !== wanted.seed) return 'everything';
  return found.migrations === wanted.migrations && found.worked === wanted.worked ? 'nothing' : 'rollups';
}

/** The recipe of a database; undefined when it has none that can be read. */
export async function recipeOf(db: Kysely<Database>): Promise<Recipe | undefined> {
  const { rows } = await sql<{ text: string | null }>`select shobj_description(oid, 'pg_database') as text
    from pg_database where datname = current_database()`.execute(db);
  try {
    return (JSON.parse(rows[0]?.text ?? 'null') as Recipe | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Notes with what a database was made. */
export async function noteRecipe(db: Kysely<Database>, recipe: Recipe): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await sql`comment on database ${sql.id(rows[0]!.name)} is ${sql.lit(JSON.stringify(recipe))}`.execute(db);
}
