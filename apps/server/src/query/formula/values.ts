import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { Dimension } from '../../model/dimension.ts';
import { DIMENSIONS } from '../../model/dimensions/index.ts';
import { columnNamed, relationNamed, splitRef } from '../../model/paths.ts';

/** A value that rows can have: as it is stored, and what it is called. */
export interface KnownValue {
  readonly code: string;
  readonly label: string;
}

/** All values of a column by its reference ('propriedade.uf'), where they are kinds or places and not many. */
export type KnownValues = ReadonlyMap<string, readonly KnownValue[]>;

/** Most values of a column without a table of words that are held against what a formula writes. */
const MOST_WORDS = 500;

/**
 * The values that only the data know: states, municipalities, basins and items with their names, and the words of columns such as activities. Never
 * persons or single properties.
 */
export async function readKnownValues(db: Kysely<Database>): Promise<KnownValues> {
  const known = new Map<string, readonly KnownValue[]>();
  for (const dimension of Object.values(DIMENSIONS)) {
    const places = placesOf(dimension);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const values = places.length > 0 ? await valuesOf(db, dimension, places[0]!) : undefined;
    if (values) for (const place of places) known.set(place, values);
  }
  return known;
}

const TELLS: ReadonlySet<Dimension['disclosure']> = new Set(['category', 'place'] as const);

function placesOf({ members, personal, disclosure, at }: Dimension): string[] {
  if (members || personal || !TELLS.has(disclosure)) return [];
  return at.filter((place): place is string => typeof place === 'string' && columnNamed(place) !== undefined);
}

async function valuesOf(
  db: Kysely<Database>,
  { names, type }: Dimension,
  place: string,
): Promise<readonly KnownValue[] | undefined> {
  if (names) {
    const table = sql.table(relationNamed(names.relation)!.table.join('.'));
    const { rows } =
      await sql<KnownValue>`select ${sql.ref(names.key)}::text as code, ${sql.ref(names.label)} as label
      from ${table} where ${sql.ref(names.label)} is not null order by label, code`.execute(db);
    return rows;
  }
  if (type !== 'text') return undefined;
  const [relation, column] = splitRef(place);
  const table = sql.table(relationNamed(relation)!.table.join('.'));
  const { rows } =
    await sql<KnownValue>`select distinct ${sql.ref(column)} as code, ${sql.ref(column)} as label
    from ${table} where ${sql.ref(column)} is not null order by label limit ${MOST_WORDS + 1}`.execute(db);
  return rows.length > 0 && rows.length <= MOST_WORDS ? rows : undefined;
}
