import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { Access, Sql } from '../../../../query/index.ts';
import {
  countFeatures,
  inSystem,
  placeOf,
  readFeatures,
  ref,
  shownColumns,
  storedAs,
  type FeatureRequest,
} from '../../features/index.ts';
import type { Box } from '../../request/bbox.ts';
import { decimalsOf } from '../../request/crs.ts';
import type { FeatureRow } from '../../wfs/feature-rows.ts';
import { mostAtAPoint } from '../../layers/may-take.ts';
import { regionsOf, type Gathering } from '../../map/gather.ts';
import { drawnAt, pixelMetres } from '../../map/scale.ts';
import { findRegion } from './find-region.ts';
import type { FoundFeatures, GeometryForm } from './found.ts';
import { reachOf, type InfoRequest } from './read-info.ts';

/** What is drawn under a click, layer by layer from the highest: the nearest points, the smallest areas first. */
export async function findFeatures(
  maps: Gathering,
  db: Kysely<Database>,
  access: Access,
  { map, layers, x, y, scale, buffer, count: asked }: InfoRequest,
  form: GeometryForm,
  signal: AbortSignal,
): Promise<FoundFeatures[]> {
  const metres = pixelMetres(map.box, map.width);
  const found: FoundFeatures[] = [];
  for (const one of layers) {
    const { layer, filter, view, columns: wanted } = one;
    // oxlint-disable-next-line no-await-in-loop -- few layers, and the database has other callers
    const regions = await regionsOf(maps, access, one, map, signal);
    if (regions !== null) {
      // oxlint-disable-next-line no-await-in-loop
      found.push(await findRegion(db, regions, one, { map, x, y, scale }, form));
      continue;
    }
    const count = mostAtAPoint(access.profile, layer, asked);
    const columns = shownColumns(layer, access).filter(
      ({ name }) => wanted === undefined || wanted.includes(name),
    );
    if (!drawnAt(layer, metres)) {
      found.push({ layer, columns, rows: [], total: 0 });
      continue;
    }
    const request: FeatureRequest = {
      layer,
      access,
      filter,
      view,
      box: around(map, x, y, reachOf(layer, buffer)),
    };
    const place = placeOf(layer);
    const centre = around(map, x, y, 0);
    const { epsg } = map.box;
    const geometry = inSystem(place, epsg);
    const click = sql`ST_SetSRID(ST_MakePoint(${(centre.west + centre.east) / 2}::float8, ${(centre.south + centre.north) / 2}::float8), ${storedAs(epsg)}::int)`;
    const nearest =
      layer.geometry === 'Point' ? sql`ST_Distance(${geometry}, ${click})` : sql`ST_Area(${geometry})`;
    const select: Record<string, Sql> = { 'feature key': ref(layer.key) };
    for (const column of columns) select[column.name] = ref(column.name);
    if (form !== 'none')
      select['feature geometry'] =
        form === 'json'
          ? sql`ST_AsGeoJSON(${geometry}, ${decimalsOf(epsg)}::int, 0)`
          : sql`ST_AsBinary(${geometry}, 'NDR')`;
    // oxlint-disable no-await-in-loop -- few layers, and the database has other callers
    const rows = await readFeatures<FeatureRow>(db, request, {
      select,
      sort: [{ value: nearest, descending: false }],
      limit: count,
    });
    const total = rows.length < count ? rows.length : await countFeatures(db, request);
    // oxlint-enable no-await-in-loop
    found.push({ layer, columns, rows, total });
  }
  return found;
}

/** The box so many pixels around the middle of a pixel. */
function around({ box, width, height }: InfoRequest['map'], x: number, y: number, pixels: number): Box {
  const [across, down] = [(box.east - box.west) / width, (box.north - box.south) / height];
  const [middleX, middleY] = [box.west + (x + 0.5) * across, box.north - (y + 0.5) * down];
  return {
    west: middleX - pixels * across,
    south: middleY - pixels * down,
    east: middleX + pixels * across,
    north: middleY + pixels * down,
    epsg: box.epsg,
  };
}
