import { allOf, readCql, type Predicate } from '@fonte/cql';
import type { LayerSummary, SummaryAsked } from '@fonte/contracts/routes/map-summary';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { fail } from '../../../platform/index.ts';
import { scopeKey, type Access, type Sql } from '../../../query/index.ts';
import {
  checkGeometries,
  checkVertexSum,
  placeOf,
  ref,
  shownColumns,
  type FeatureRequest,
} from '../features/index.ts';
import { layerNamed } from '../layers/index.ts';
import { summed, type Ground } from './sum-pieces.ts';
import { faultOf } from '../request/service-fault.ts';

/** A closed ring in degrees, longitude first. */
type Ring = NonNullable<SummaryAsked['area']>;

/** What is asked, read by the contract. */
export type Asked = {
  readonly camadas: readonly { readonly nome: string; readonly filtro?: string | undefined }[];
  readonly ano: number | null;
  readonly uf: string | null;
  readonly area: Ring | null;
};

/** May know the line under a key already; else it gives the work a database to do it on. */
export type Remember = (key: string, work: (on: Ground) => Promise<LayerSummary>) => Promise<LayerSummary>;

/**
 * Counts by legend class and areas of the caller's features, layer by layer: all of them, or those that touch an area, of which the part
 * inside is measured too, and their outlines (geodesic, GRS 80). A layer that the caller may not see has no line. Errors: invalidFilter, invalidGeometry.
 */
export async function readSummary(
  db: Kysely<Database>,
  access: Access,
  { camadas, ano, uf, area }: Asked,
  remember: Remember,
): Promise<LayerSummary[]> {
  try {
    const within = area === null ? undefined : touching(area);
    const requests = camadas.flatMap(({ nome, filtro }): FeatureRequest[] => {
      const layer = layerNamed(nome, access.profile);
      if (layer === undefined) return [];
      const view = { ...(uf === null ? {} : { uf: [uf] }), ...(ano === null ? {} : { ano: [ano] }) };
      const parts = [...(filtro === undefined ? [] : [readCql(filtro)]), ...(within ? [within] : [])];
      return [{ layer, access, view, filter: parts.length > 0 ? allOf(parts) : undefined }];
    });
    checkVertexSum(requests.map(({ filter }) => filter));
    for (const { filter } of requests) await checkGeometries(db, filter);
    const summaries: LayerSummary[] = [];
    // One after the other: the embedded database has one connection, and others wait for it too.
    for (const request of requests) {
      const key = JSON.stringify([scopeKey(access), request.layer.name, request.filter, request.view, area]);
      summaries.push(await remember(key, (on) => summaryOf(on, request, area)));
    }
    return summaries;
  } catch (error) {
    const { fault, own } = faultOf(error);
    if (!own || fault.status >= 500) throw error;
    return fail('invalidFilter', { reason: fault.sentence });
  }
}

async function summaryOf(on: Ground, request: FeatureRequest, area: Ring | null): Promise<LayerSummary> {
  const { layer } = request;
  const rows = await summed(on, request, {
    // Whole layers are counted and summed by their columns; only a selection touches shapes.
    touches: area === null ? null : ringSql(area),
    ha: haOf(request),
    squareMetres: area === null ? null : squareMetresInside(request, area),
    metres: area === null ? null : outlineMetres(request),
  });
  const whole = rows.find(({ all }) => all === 1);
  // An engine that gives no total is at fault: nothing is a line with a zero.
  if (whole === undefined) return fail('unexpected');
  const classes = rows.filter(({ all }) => all === 0);
  return {
    nome: layer.name as LayerSummary['nome'],
    total: whole.total,
    ha: whole.ha,
    ha_dentro: whole.ha_dentro,
    km: whole.km,
    classes: Object.fromEntries(classes.map(({ legenda, total }) => [legenda ?? '', total])),
  };
}

/** Sum of the layer's own areas, for a caller who is told them. */
function haOf({ layer, access }: FeatureRequest): Sql | null {
  const column = shownColumns(layer, access).find(({ name }) => name === layer.area);
  return column === undefined ? null : ref(column.name);
}

/** Geodesic area inside the ring, m²; what lies in it wholly need not be cut. Null for points. */
function squareMetresInside({ layer }: FeatureRequest, area: Ring): Sql | null {
  if (layer.geometry === 'Point') return null;
  const ring = ringSql(area);
  const { geom } = placeOf(layer);
  const cut = sql`case when ST_CoveredBy(${geom}, ${ring}) then ${geom} else ST_Intersection(${geom}, ${ring}) end`;
  return sql`ST_Area((${cut})::geography)`;
}

/** Geodesic length of the outlines, m; of features cut by the ring too the whole, since the ring's edge is none of theirs. */
function outlineMetres({ layer }: FeatureRequest): Sql | null {
  return layer.geometry === 'Point' ? null : sql`ST_Perimeter(${placeOf(layer).geom}::geography)`;
}

const ringSql = (area: Ring): Sql =>
  sql`ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(polygonOf(area))}::text), 4674)`;

const polygonOf = (area: Ring) => ({ type: 'Polygon', coordinates: [area] });

const touching = (area: Ring): Predicate => ({
  kind: 'spatial',
  operator: 'intersects',
  left: { kind: 'property', name: 'geom' },
  right: { kind: 'geometry', srid: null, geometry: { type: 'Polygon', coordinates: [area] } },
});
