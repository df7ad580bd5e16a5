import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { Access, Sql } from '../../../query/index.ts';
import { isPoint, type DrawPart } from '../shapes/job.ts';
import { featureSource, ref } from '../features/index.ts';
import type { Box } from '../request/bbox.ts';
import { digits, drawnGeometry, REACH, where, widened } from './fetch-shapes.ts';
import type { AskedLayer } from './map-request.ts';
import { copyFor, drawnAt, pixelMetres } from './scale.ts';

/** Stored bytes of the shapes that are read at once: some 300 000 corners, a tenth of a second of either engine. */
export const PIECE_BYTES = 4 * 1024 * 1024;
/** Stored bytes of a corner; geometries are kept compressed, which takes little from such numbers. */
const CORNER_BYTES = 14;
const POINT_BYTES = 32;

/** What of a layer a map would draw: per class, how many features and how much of shapes. */
export interface LayerSize {
  readonly asked: AskedLayer;
  readonly classes: ReadonlyMap<string, { readonly features: number; readonly bytes: number }>;
  readonly features: number;
  readonly vertices: number;
}

/** How much a layer draws on a map, told by the sizes of what is stored, none of which is fetched. */
export async function sizeOfLayer(
  db: Kysely<Database>,
  access: Access,
  asked: AskedLayer,
  { box, width }: { readonly box: Box; readonly width: number },
): Promise<LayerSize> {
  const metres = pixelMetres(box, width);
  if (!drawnAt(asked.layer, metres)) return { asked, classes: new Map(), features: 0, vertices: 0 };
  const bytes =
    asked.layer.geometry === 'Point'
      ? sql`count(*) * ${POINT_BYTES}::int`
      : sql`coalesce(sum(pg_column_size(${ref(copyFor(asked.layer, metres))})), 0)`;
  const { rows } = await sql<{ legenda: string | null; features: number; bytes: number }>`
    select ${ref(asked.layer.classColumn)} as legenda, count(*) as features, (${bytes})::int8 as bytes
    from ${featureSource(asked.layer)}
    where ${where(asked, access, widened(box, width, REACH))}
    group by 1`.execute(db);
  const classes = new Map(
    rows.flatMap(({ legenda, ...size }) => (legenda === null ? [] : [[legenda, size]])),
  );
  const sum = (of: 'features' | 'bytes') => rows.reduce((all, row) => all + row[of], 0);
  return { asked, classes, features: sum('features'), vertices: Math.ceil(sum('bytes') / CORNER_BYTES) };
}

/**
 * A layer's shapes by class, in its order, a piece at a time: each is a statement of its own, between which others have the connection, and no more
 * than one piece stands in memory.
 */
export async function* layerPieces(
  db: Kysely<Database>,
  access: Access,
  { asked, classes }: LayerSize,
  { box, width }: { readonly box: Box; readonly width: number },
  pieceBytes = PIECE_BYTES,
): AsyncGenerator<DrawPart> {
  const { layer } = asked;
  const metres = pixelMetres(box, width);
  for (const { id, look } of layer.classes) {
    const size = classes.get(id);
    if (size === undefined) continue;
    const pieces = Math.max(1, Math.ceil(size.bytes / pieceBytes));
    for (let piece = 0; piece < pieces; piece += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one piece in memory
      const { rows } = await sql<{ shapes: Uint8Array | null }>`
        select string_agg(ST_AsTWKB(${drawnGeometry(asked, box, metres)}, ${digits(metres)}::int), ''::bytea) as shapes
        from ${featureSource(layer)}
        where ${where(asked, access, widened(box, width, REACH))} and ${ref(layer.classColumn)} = ${id}
        ${pieces === 1 ? sql`` : sql` and ${pieceOf(layer.key, pieces, piece)}`}`.execute(db);
      const shapes = rows[0]?.shapes;
      if (shapes && shapes.length > 0) yield { look, shapes };
    }
  }
}

/** Rows of one piece of so many: by their keys' hash, which spreads them evenly whatever they are. */
export const pieceOf = (key: string, pieces: number, piece: number): Sql =>
  sql`mod(hashtext(${ref(key)}::text)::bigint + 2147483648, ${pieces}::int) = ${piece}::int`;

/** Whether a layer draws points. */
export const drawsPoints = ({ layer }: AskedLayer): boolean =>
  layer.classes.some(({ look }) => isPoint(look));
