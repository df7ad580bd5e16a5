import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { fail } from '../../../platform/index.ts';
import type { Sql } from '../../../query/index.ts';
import { featureConditions, featureSource, placeOf, ref, type FeatureRequest } from '../features/index.ts';
import { pieceOf } from '../map/layer-pieces.ts';

/** Where a layer is summed: on which database, how much at once, and whether the data are still those it began with. */
export interface Ground {
  readonly db: Kysely<Database>;
  /** Stored bytes of shapes that one statement may measure. */
  readonly pieceBytes: number;
  readonly still: () => Promise<boolean>;
}

/** What is summed of each feature; null for what the layer has not. */
export interface Summands {
  /** The area that a selection is made with, by which its features are estimated; null for whole layers. */
  readonly touches: Sql | null;
  readonly ha: Sql | null;
  readonly squareMetres: Sql | null;
  readonly metres: Sql | null;
}

/** A line of a legend class, or of all of them. */
export interface SummedRow {
  readonly legenda: string | null;
  /** 1 for the line of all classes together. */
  readonly all: number;
  readonly total: number;
  readonly ha: string | null;
  readonly ha_dentro: string | null;
  readonly km: string | null;
}

/**
 * Counts and sums of a layer's features by legend class. What would keep a connection for long is summed a piece at a time, each in a statement of its
 * own, and the pieces are put together by the database. Errors: `busy` when the data changed in between.
 */
export async function summed(
  { db, pieceBytes, still }: Ground,
  request: FeatureRequest,
  summands: Summands,
): Promise<SummedRow[]> {
  const pieces = summands.touches === null ? 1 : await piecesOf(db, request, summands.touches, pieceBytes);
  const found: Piece[] = [];
  for (let piece = 0; piece < pieces; piece += 1)
    // oxlint-disable-next-line no-await-in-loop -- between two of them others have the connection
    found.push(...(await sumPiece(db, request, summands, { pieces, piece })));
  if (pieces > 1 && !(await still())) return fail('busy', {}, { retryAfterSeconds: 5 });
  return together(db, found, summands);
}

interface Piece {
  readonly legenda: string | null;
  readonly total: number;
  readonly ha: string | null;
  readonly square_metres: string | null;
  readonly metres: string | null;
}

/** How many pieces a selection is worth, told by the stored sizes of what its box touches. */
async function piecesOf(
  db: Kysely<Database>,
  { layer, access, view }: FeatureRequest,
  area: Sql,
  pieceBytes: number,
): Promise<number> {
  const near = placeOf(layer).near(area);
  const conditions = [...featureConditions({ layer, access, view }), near];
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(pg_column_size(${ref(layer.geometryColumn)})), 0)::int8 as bytes
    from ${featureSource(layer)} where ${sql.join(conditions, sql` and `)}`.execute(db);
  return Math.max(1, Math.ceil((rows[0]?.bytes ?? 0) / pieceBytes));
}

async function sumPiece(
  db: Kysely<Database>,
  request: FeatureRequest,
  { ha, squareMetres, metres }: Summands,
  { pieces, piece }: { readonly pieces: number; readonly piece: number },
): Promise<Piece[]> {
  const { layer } = request;
  const conditions = [
    ...featureConditions(request),
    ...(pieces === 1 ? [] : [pieceOf(layer.key, pieces, piece)]),
  ];
  // Geometry is measured in binary floats, whose sum hangs on the order in which a plan meets them; decimals add up to the same whatever it is.
  const sum = (value: Sql | null): Sql =>
    value === null ? sql`null::numeric` : sql`sum((${value})::numeric)`;
  const { rows } = await sql<Piece>`
    select ${ref(layer.classColumn)} as legenda, count(*) as total, ${sum(ha)} as ha,
      ${sum(squareMetres)} as square_metres, ${sum(metres)} as metres
    from ${featureSource(layer)} ${conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`}
    group by 1`.execute(db);
  return rows;
}

/** The lines of all pieces as one line for each class and one for all, rounded as they are told. */
async function together(
  db: Kysely<Database>,
  pieces: readonly Piece[],
  { ha, squareMetres, metres }: Summands,
): Promise<SummedRow[]> {
  const told = (value: Sql | null, sum: Sql): Sql => (value === null ? sql`null::numeric` : sum);
  const { rows } = await sql<SummedRow>`
    select legenda, grouping(legenda) as "all", coalesce(sum(total), 0)::int8 as total,
      ${told(ha, sql`coalesce(sum(ha), 0)`)} as ha,
      ${told(squareMetres, sql`round(coalesce(sum(square_metres), 0) / 10000, 4)`)} as ha_dentro,
      ${told(metres, sql`round(coalesce(sum(metres), 0) / 1000, 3)`)} as km
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb)
      as piece(legenda text, total int8, ha numeric, square_metres numeric, metres numeric)
    group by grouping sets ((legenda), ())`.execute(db);
  return rows;
}
