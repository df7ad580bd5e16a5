import type { LayerColumn } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { accessOf, type Access, type Sql } from '../../../query/index.ts';
import {
  inSystem,
  placeOf,
  ref,
  shownColumns,
  streamFeatures,
  type FeatureRequest,
} from '../features/index.ts';
import type { ServiceRequest } from '../answer-service.ts';
import { decimalsOf, type Crs } from '../request/crs.ts';
import type { Maps } from '../service.ts';
import type { FeatureAsk, GetFeature } from './request.ts';

/** One feature as the database gives it: its key, its columns by name, its geometry in the form that the format wants. */
export interface FeatureRow {
  readonly 'feature key': string | number;
  readonly 'feature geometry': unknown;
  readonly [column: string]: unknown;
}

/** What part of a layer's features an answer holds. */
export interface Window {
  readonly total: number;
  readonly offset: number;
  readonly limit: number;
}

const jsonOf = (geometry: Sql, { epsg }: Crs): Sql =>
  sql`ST_AsGeoJSON(${geometry}, ${decimalsOf(epsg)}::int, 0)`;

export const GEOMETRY_FORMS = {
  /** Text of a GeoJSON geometry, longitude first. */
  json: jsonOf,
  /** The same with the axes in the order that the written form of the coordinate system says. */
  axes: (geometry: Sql, crs: Crs) =>
    jsonOf(crs.axis === 'yx' ? sql`ST_FlipCoordinates(${geometry})` : geometry, crs),
  /** WKB, little-endian. */
  binary: (geometry: Sql) => sql`ST_AsBinary(${geometry}, 'NDR')`,
  /** WKT. */
  text: (geometry: Sql, { epsg }: Crs) => sql`ST_AsText(${geometry}, ${decimalsOf(epsg)}::int)`,
} as const;

/** The part of a request that says which features of one layer are meant. */
export const requestOf = (
  ask: FeatureAsk,
  { box }: Pick<GetFeature, 'box'>,
  access: Access,
): FeatureRequest => ({
  layer: ask.layer,
  access,
  filter: ask.filter,
  box,
  view: ask.view,
});

/** The columns an answer has, in the layer's order, and whether it has the geometry. */
export function columnsOf(
  { layer, properties }: FeatureAsk,
  access: Access,
): { columns: LayerColumn[]; geometry: boolean } {
  const shown = shownColumns(layer, access);
  if (properties === undefined) return { columns: shown, geometry: true };
  return {
    columns: shown.filter(({ name }) => properties.includes(name)),
    geometry: properties.includes('geom'),
  };
}

/**
 * The features of a window in batches, with flat memory. Errors: one when fewer or more come than were counted, so that an answer that lost a row breaks
 * off instead of looking whole.
 */
async function* featureRows(
  db: Kysely<Database>,
  ask: FeatureAsk,
  request: Pick<GetFeature, 'box' | 'crs'>,
  access: Access,
  { total, offset, limit }: Window,
  form: keyof typeof GEOMETRY_FORMS,
): AsyncGenerator<FeatureRow[]> {
  const expected = Math.max(0, Math.min(limit, total - offset));
  if (expected === 0) return;
  const { columns, geometry } = columnsOf(ask, access);
  const select: Record<string, Sql> = { 'feature key': ref(ask.layer.key) };
  for (const column of columns) select[column.name] = ref(column.name);
  if (geometry) select['feature geometry'] = GEOMETRY_FORMS[form](geometryOf(ask, request.crs), request.crs);
  const sort = ask.sort.map(({ column, descending }) => ({ value: ref(column), descending }));
  const whole = offset === 0 && expected === total;
  const batches = streamFeatures<FeatureRow>(
    db,
    requestOf(ask, request, access),
    {
      select,
      sort,
      offset,
      limit: whole ? undefined : limit,
    },
    { long: expected >= LONG },
  );
  let taken = 0;
  for await (const batch of batches) {
    taken += batch.length;
    yield batch;
  }
  if (taken !== expected) throw new Error(`${ask.layer.name}: ${taken} of ${expected} features`);
}

/** The geometry in the answer's coordinate system; degrees of either system are the same numbers. */
function geometryOf({ layer }: FeatureAsk, { epsg }: Crs): Sql {
  const geometry = inSystem(placeOf(layer), epsg);
  return layer.geometry === 'MultiPolygon' ? sql`ST_Multi(${geometry})` : geometry;
}

/** From so many features on, an answer is a long one and waits for a place. */
const LONG = 2_000;

/** The features of a window for whoever asks: limited by how many they are and not by the clock of one statement. */
export async function* featureBatches(
  maps: Maps,
  { call }: Pick<ServiceRequest, 'call'>,
  ask: FeatureAsk,
  request: Pick<GetFeature, 'box' | 'crs'>,
  window: Window,
  form: keyof typeof GEOMETRY_FORMS,
): AsyncGenerator<FeatureRow[]> {
  const db = maps.app.database.within({ signal: call.signal, timeoutMs: 0 });
  for await (const batch of featureRows(db, ask, request, accessOf(call), window, form)) {
    call.count(batch.length);
    yield batch;
  }
}
