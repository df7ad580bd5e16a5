import { MERCATOR_LATITUDE_LIMIT, toMercator } from '@fonte/geo';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { Access, Sql } from '../../../query/index.ts';
import type { DrawLabel, DrawLayer } from '../shapes/job.ts';
import {
  degreesBox,
  featureConditions,
  featureSource,
  placeOf,
  ref,
  shownColumns,
} from '../features/index.ts';
import type { Box } from '../request/bbox.ts';
import { isDegrees, isProjected } from '../request/crs.ts';
import type { AskedLayer, MapRequest } from './map-request.ts';
import { copyFor, drawnAt, labelledAt, pixelMetres } from './scale.ts';

/** How far beyond the picture a mark or a line reaches in, pixels; and a text. */
export const REACH = 16;
export const TEXT_REACH = 128;
const MOST_LABELS = 400;

/** What a layer draws on a map: the features the caller may see, by class, as TWKB in metres; and its texts. */
export async function fetchLayer(
  db: Kysely<Database>,
  access: Access,
  asked: AskedLayer,
  { box, width }: Pick<MapRequest, 'box' | 'width'>,
): Promise<DrawLayer> {
  const metres = pixelMetres(box, width);
  if (!drawnAt(asked.layer, metres)) return { parts: [], labels: [] };
  const { rows } = await sql<{ legenda: string | null; shapes: Uint8Array | null }>`
    select ${ref(asked.layer.classColumn)} as legenda,
      string_agg(ST_AsTWKB(${drawnGeometry(asked, box, metres)}, ${digits(metres)}::int), ''::bytea) as shapes
    from ${featureSource(asked.layer)}
    where ${where(asked, access, widened(box, width, REACH))}
    group by 1`.execute(db);
  const shapes = new Map(rows.map((row) => [row.legenda, row.shapes]));
  const parts = asked.layer.classes.flatMap(({ id, look }) => {
    const bytes = shapes.get(id);
    return bytes && bytes.length > 0 ? [{ look, shapes: bytes }] : [];
  });
  return { parts, labels: parts.length > 0 ? await fetchLabels(db, access, asked, { box, width }) : [] };
}

/** The texts of a layer in a map that has some of its features. */
export async function fetchLabels(
  db: Kysely<Database>,
  access: Access,
  asked: AskedLayer,
  { box, width }: Pick<MapRequest, 'box' | 'width'>,
): Promise<DrawLabel[]> {
  const { layer } = asked;
  if (asked.style !== 'padrao' || !labelledAt(layer, pixelMetres(box, width))) return [];
  const column = shownColumns(layer, access).find(({ name }) => name === layer.label);
  if (!column) return [];
  const shape = drawnGeometry(asked, box, pixelMetres(box, width));
  // The same order in every tile, so that neighbours keep the same of two texts that collide.
  const { rows } = await sql<{ text: string | null; x: number | null; y: number | null }>`
    select ${ref(column.name)}::text as text,
      (ST_XMin(${shape}) + ST_XMax(${shape})) / 2 as x, (ST_YMin(${shape}) + ST_YMax(${shape})) / 2 as y
    from ${featureSource(layer)}
    where ${where(asked, access, widened(box, width, TEXT_REACH))}
    order by ${sql.join(layer.order.map((name) => ref(name)))}
    limit ${MOST_LABELS}`.execute(db);
  return rows.flatMap(({ text, x, y }) => (text && x !== null && y !== null ? [{ text, x, y }] : []));
}

/** The geometry drawn at a scale, in metres of web Mercator, or of the projection that the picture is in. */
export function drawnGeometry({ layer }: AskedLayer, { epsg }: Pick<Box, 'epsg'>, metres: number): Sql {
  const copy = ref(copyFor(layer, metres));
  return isProjected(epsg) ? sql`ST_Transform(${copy}, ${epsg}::int)` : copy;
}

/** The caller's scope, the page's filters, the client's, and the place: everything that every drawn feature fulfils. */
export function where({ layer, filter, view }: AskedLayer, access: Access, box: Box): Sql {
  const near = placeOf(layer).near(degreesBox(box));
  return sql.join([...featureConditions({ layer, access, filter, view }), near], sql` and `);
}

/** A box with so many pixels more on every side, within what web Mercator holds. */
export function widened(box: Box, width: number, pixels: number): Box {
  const more = ((box.east - box.west) / width) * pixels;
  // What of a projection is beyond it, `degreesBox` leaves out.
  const [farthestX, farthestY] = isDegrees(box.epsg)
    ? [180, MERCATOR_LATITUDE_LIMIT]
    : toMercator([180, MERCATOR_LATITUDE_LIMIT]);
  const x = (value: number): number => Math.max(-farthestX, Math.min(farthestX, value));
  const y = (value: number): number => Math.max(-farthestY, Math.min(farthestY, value));
  return {
    west: x(box.west - more),
    south: y(box.south - more),
    east: x(box.east + more),
    north: y(box.north + more),
    epsg: box.epsg,
  };
}

/** Decimal places of a metre that are a quarter of a pixel or finer. */
export const digits = (metres: number): number =>
  Math.max(-4, Math.min(3, -Math.floor(Math.log10(metres / 4))));
