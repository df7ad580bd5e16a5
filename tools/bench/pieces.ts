import { connect, type Database } from '@fonte/database';
import { formatDateTime } from '@fonte/pt-br';
import { sql, type Kysely } from 'kysely';
import { revision } from './machine.ts';
import { leftToDo, recipeOf, recipeOfNow } from './recipe.ts';

/** What a run of hours has measured of a database, piece by piece, kept in it until the run is whole: one that was ended goes on where it stood. */
export interface Pieces {
  /** What is kept under the name, or what `measure` gives, which is kept then. `measure` may make the database anew. */
  measured<T>(name: string, measure: () => Promise<T>): Promise<T>;
  /** When, and at which commit, what was kept had been measured; empty where all is of this run. */
  readonly earlier: ReadonlySet<string>;
}

/** The pieces of a database; none are left of one that was made by another recipe than this checkout's. */
export async function piecesOf(url: string): Promise<Pieces> {
  await within(url, async (db) => {
    if (leftToDo(await recipeOf(db), await recipeOfNow()) !== 'nothing') await forgotten(db);
  });
  const earlier = new Set<string>();
  return {
    earlier,
    measured: async <T>(name: string, measure: () => Promise<T>): Promise<T> => {
      const kept = await within(url, async (db) => {
        await placed(db);
        return sql<{
          value: T;
          measured: string;
        }>`select value, measured from bench.piece where name = ${name}`.execute(db);
      });
      const [row] = kept.rows;
      if (row !== undefined) {
        earlier.add(row.measured);
        return row.value;
      }
      const value = await measure();
      const when = `${formatDateTime(new Date().toISOString())}, ${revision()}`;
      await within(url, async (db) => {
        await placed(db);
        await sql`insert into bench.piece values (${name}, ${when}, ${JSON.stringify(value)}::text::jsonb)`.execute(
          db,
        );
      });
      return value;
    },
  };
}

/** Forgets the pieces of a database, once all of a run has been told. */
export const forgetPieces = (url: string): Promise<void> => within(url, forgotten);

/** … over a connection that is there. */
export async function forgotten(db: Kysely<Database>): Promise<void> {
  await sql`drop schema if exists bench cascade`.execute(db);
}

async function placed(db: Kysely<Database>): Promise<void> {
  await sql`create schema if not exists bench`.execute(db);
  await sql`create table if not exists bench.piece (name text primary key, measured text not null, value jsonb not null)`.execute(
    db,
  );
}

async function within<T>(url: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const database = await connect({ url });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
