import { MAP_LAYERS } from '@fonte/contracts';
import { mapSummary } from '@fonte/contracts/endpoints/map-summary';
import type { LayerSummary } from '@fonte/contracts/routes/map-summary';
import type { Predicate } from '@fonte/cql/predicate';
import { writeCql } from '@fonte/cql/text/write-cql';
import type { LonLat } from '@fonte/ui/map-view';
import { call } from '../../core/api/call.ts';
import {
  askService,
  featureInfo,
  getFeature,
  openService,
  qualified,
  totalOf,
  type ServiceQuery,
} from '../../core/map-services/service-queries.ts';

/** The layer of this page. */
export const LAYER = MAP_LAYERS.poligonos;

/** What narrows the map: the page's filters, and the legend's classes that are off. */
export type Narrowing = { ano: number | null; uf: string | null; hidden: readonly string[] };

/** A polygon with the columns that the caller's profile may see. */
export type FoundPolygon = { id: string; properties: Readonly<Record<string, unknown>> };
export type FoundPolygons = { polygons: FoundPolygon[]; total: number };

const withoutClasses = (hidden: readonly string[]): Predicate => ({
  kind: 'not',
  part: {
    kind: 'in',
    value: { kind: 'property', name: 'legenda' },
    list: hidden.map((value) => ({ kind: 'literal', value })),
  },
});

/** Parameters that narrow every request of the layer. */
export function narrowed({ ano, uf, hidden }: Narrowing): Record<string, string> {
  const pairs = [...(uf === null ? [] : [`uf:${uf}`]), ...(ano === null ? [] : [`ano:${ano}`])];
  return {
    ...(hidden.length > 0 ? { cql_filter: writeCql(withoutClasses(hidden)) } : {}),
    ...(pairs.length > 0 ? { viewparams: pairs.join(';') } : {}),
  };
}

/** What tiles are asked with. */
export const tileParams = (narrowing: Narrowing): Record<string, string> => ({
  LAYERS: qualified(LAYER),
  ...narrowed(narrowing),
});

/** Polygons at a place (GetFeatureInfo), at most so many; `degrees` is what a pixel is worth there. */
export function polygonsAt(
  narrowing: Narrowing,
  place: { at: LonLat; degrees: number },
  most: number,
  signal: AbortSignal,
): Promise<FoundPolygons> {
  return found({ ...featureInfo(LAYER, place, most), ...narrowed(narrowing) }, signal);
}

/** Polygons of one property (WFS), by its code with dots. */
export function polygonsOf(
  code: string,
  { ano, uf }: Narrowing,
  most: number,
  signal: AbortSignal,
): Promise<FoundPolygons> {
  const own: Predicate = {
    kind: 'compare',
    operator: '=',
    left: { kind: 'property', name: 'cod_propriedade' },
    right: { kind: 'literal', value: code },
    matchCase: true,
  };
  const { viewparams } = narrowed({ ano, uf, hidden: [] });
  return found(
    {
      ...getFeature(LAYER),
      cql_filter: writeCql(own),
      viewparams,
      outputFormat: 'application/json',
      srsName: 'EPSG:4326',
      count: most,
    },
    signal,
  );
}

type Feature = { id?: string; properties: Record<string, unknown> };

async function found(query: ServiceQuery, signal: AbortSignal): Promise<FoundPolygons> {
  const answer = await askService<Feature>(query, signal);
  return {
    total: totalOf(answer),
    polygons: answer.features.map(({ id, properties }, index) => ({ id: id ?? String(index), properties })),
  };
}

/** How many polygons of each class there are and their hectares; classes that are off count too: their rows say how many. */
export async function polygonTotals(
  { ano, uf }: Narrowing,
  signal: AbortSignal,
): Promise<LayerSummary | null> {
  const body = { camadas: [{ nome: LAYER.name }], ano, uf };
  const [summary] = await call(mapSummary, { body, signal });
  return summary ?? null;
}

/** Forms of the map's own download. */
export type FileForm = 'excel' | 'shape-zip';

/** What the map shows, as a file. */
export function openPolygonsFile(
  form: FileForm,
  narrowing: Narrowing,
  signal: AbortSignal,
): Promise<Response> {
  return openService({ ...getFeature(LAYER), ...narrowed(narrowing), outputFormat: form }, signal);
}
