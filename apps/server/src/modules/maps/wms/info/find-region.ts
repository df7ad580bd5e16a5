import { gatheredRadius } from '@fonte/contracts/programme/gathered';
import type { Database } from '@fonte/database';
import { fromMercator } from '@fonte/geo';
import { sql, type Kysely } from 'kysely';
import { storedAs } from '../../features/index.ts';
import { markTypeOf } from '../../layers/mark-type.ts';
import { decimalsOf, isDegrees } from '../../request/crs.ts';
import { frameOf } from '../../shapes/frame.ts';
import type { Region } from '../../shapes/regions.ts';
import type { FoundFeatures, GeometryForm } from './found.ts';
import type { InfoRequest } from './read-info.ts';

/** The mark under a click that stands for all points of a region, as one feature: which region, how many points, how many of each class. The one that lies over the others. */
export async function findRegion(
  db: Kysely<Database>,
  regions: readonly Region[],
  { layer: points, columns: wanted }: InfoRequest['layers'][number],
  { map, x, y, scale }: Pick<InfoRequest, 'map' | 'x' | 'y' | 'scale'>,
  form: GeometryForm,
): Promise<FoundFeatures> {
  const { gathered } = points;
  const layer = markTypeOf(points) ?? points;
  const asked = layer.columns.filter(({ name }) => wanted?.includes(name));
  // Columns that single points have are none of a region's: of them alone it would tell nothing.
  const columns = asked.length > 0 ? asked : layer.columns;
  const { box, width, height } = map;
  const frame = frameOf({
    width,
    height,
    box: [box.west, box.south, box.east, box.north],
    degrees: isDegrees(box.epsg),
    scale: 1,
    background: null,
    format: 'png',
  });
  const hit = regions.findLast(
    (one) =>
      Math.hypot(frame.x(one.x) - x - 0.5, frame.y(one.y) - y - 0.5) <= gatheredRadius(one.count) * scale,
  );
  if (hit === undefined) return { layer, columns, rows: [], total: 0 };
  const row = {
    'feature key': hit.region,
    'feature geometry': form === 'none' ? undefined : await placeOfRegion(db, hit, map, form),
    ...hit.classes,
    ...(gathered ? { [gathered.by]: hit.region, [gathered.counted.name]: hit.count } : {}),
  };
  return { layer, columns, rows: [row], total: 1 };
}

/** Where the mark stands, in the map's system. */
async function placeOfRegion(
  db: Kysely<Database>,
  { x, y }: Region,
  { box: { epsg } }: InfoRequest['map'],
  form: Exclude<GeometryForm, 'none'>,
): Promise<unknown> {
  const [across, up] = isDegrees(epsg) ? fromMercator([x, y]) : [x, y];
  const point = sql`ST_SetSRID(ST_MakePoint(${across}::float8, ${up}::float8), ${storedAs(epsg)}::int)`;
  const written =
    form === 'json'
      ? sql`ST_AsGeoJSON(${point}, ${decimalsOf(epsg)}::int, 0)`
      : sql`ST_AsBinary(${point}, 'NDR')`;
  const { rows } = await sql<{ geometry: unknown }>`select ${written} as geometry`.execute(db);
  return rows[0]?.geometry;
}
