import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { Call } from '../../platform/index.ts';
import { mentionsOf, type Mention } from './mentions.ts';
import type { Person } from './person.ts';
import { PLACES, type Place } from './places/index.ts';
import { rowsOf } from './rows-of.ts';

type Db = Kysely<Database>;

/** What one place holds of a person. */
export interface Held {
  readonly table: string;
  readonly place: Place;
  readonly rows: number;
}

/** A statement may take so long where it goes through a year's history, ms: eight microseconds a row (decisions/0035). */
const PATIENCE_MS = 120_000;

/** The database for going through all that is kept, for as long as somebody waits for it. */
export const wholeDatabase = ({ app, signal }: Pick<Call, 'app' | 'signal'>): Db =>
  app.database.within({ signal, timeoutMs: PATIENCE_MS });

/** How many rows of each place hold something of the person; places that hold none are left out. */
export async function heldOf(db: Db, person: Person, mentions: readonly Mention[]): Promise<Held[]> {
  const held: Held[] = [];
  for (const [table, place] of Object.entries(PLACES)) {
    const rows = rowsOf(place, person, mentions);
    if (rows === null) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const found = await sql<{
      n: number;
    }>`select count(*) as n from ${sql.table(table)} where ${rows}`.execute(db);
    const n = found.rows[0]?.n ?? 0;
    if (n > 0) held.push({ table, place, rows: n });
  }
  return held;
}

/**
 * Whether somebody is there at all: a CPF or an address that is no record's and no account's is somebody only where something is kept of it. That it was searched by is not.
 */
export async function isThere(db: Db, person: Person): Promise<boolean> {
  if (person.papeis.some((papel) => papel !== 'cpf' && papel !== 'email')) return true;
  return (await heldOf(db, person, mentionsOf(person))).length > 0;
}
