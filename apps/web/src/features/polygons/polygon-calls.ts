import { MAP_LAYERS, MAP_WORKSPACE } from '@fonte/contracts';
import type { LayerSummary } from '@fonte/contracts/routes/map-summary';
import type { Predicate } from '@fonte/cql/predicate';
import { writeCql } from '@fonte/cql/write-cql';
import type { LonLat } from '@fonte/ui/map-view';
import { request, send, type Query } from '../../core/api/request.ts';

/** The layer of this page, and the services at the specification's addresses (second text, section 7). */
export const LAYER = MAP_LAYERS.poligonos;
export const TILES = '/api/mapa/geoserver/gwc/service/wms';
const OWS = `/api/mapa/geoserver/${MAP_WORKSPACE}/ows`;
const NAME = `${MAP_WORKSPACE}:${LAYER.name}`;

/** What narrows the map: the page's filters, and the legend's classes that are off. */
export type Narrowing = { ano: number | null; uf: string | null; hidden: readonly string[] };

/** A polygon with the columns that the caller's profile may see. */
export type FoundPolygon = { id: string; properties: Readonly<Record<string, unknown>> };
export type FoundPolygons = { polygons: FoundPolygon[]; total: number };

/** Rows of the dialog; the specification's list of a map shows few, a point seldom has more than three. */
const MOST = 100;
/** Half the side of the little map around a click, px. */
const AROUND = 50;

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
  LAYERS: NAME,
  ...narrowed(narrowing),
});

/** Polygons at a place (GetFeatureInfo); `degrees` is what a pixel is worth there. */
export function polygonsAt(
  narrowing: Narrowing,
  { at, degrees }: { at: LonLat; degrees: number },
  signal: AbortSignal,
): Promise<FoundPolygons> {
  const reach = (AROUND + 0.5) * degrees;
  return found(
    {
      service: 'WMS',
      version: '1.1.1',
      request: 'GetFeatureInfo',
      layers: NAME,
      query_layers: NAME,
      styles: '',
      srs: 'EPSG:4326',
      bbox: [at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach].join(','),
      width: 2 * AROUND + 1,
      height: 2 * AROUND + 1,
      x: AROUND,
      y: AROUND,
      info_format: 'application/json',
      feature_count: MOST,
      ...narrowed(narrowing),
    },
    signal,
  );
}

/** Polygons of one property (WFS), by its code with dots. */
export function polygonsOf(
  code: string,
  { ano, uf }: Narrowing,
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
      ...getFeature,
      cql_filter: writeCql(own),
      viewparams,
      outputFormat: 'application/json',
      srsName: 'EPSG:4326',
      count: MOST,
    },
    signal,
  );
}

const getFeature: Query = { service: 'WFS', version: '2.0.0', request: 'GetFeature', typeNames: NAME };

type Collection = {
  features: { id?: string; properties: Record<string, unknown> }[];
  numberMatched?: number;
  totalFeatures?: number | 'unknown';
};

async function found(query: Query, signal: AbortSignal): Promise<FoundPolygons> {
  const { features, numberMatched, totalFeatures } = await request<Collection>(OWS, { query, signal });
  const total = numberMatched ?? (typeof totalFeatures === 'number' ? totalFeatures : features.length);
  return {
    total,
    polygons: features.map(({ id, properties }, index) => ({ id: id ?? String(index), properties })),
  };
}

/** How many polygons of each class there are and their hectares; classes that are off count too: their rows say how many. */
export async function polygonTotals(
  { ano, uf }: Narrowing,
  signal: AbortSignal,
): Promise<LayerSummary | null> {
  const body = { camadas: [{ nome: LAYER.name }], ano, uf };
  const [summary] = await request<LayerSummary[]>('/api/mapa/resumo', { method: 'POST', body, signal });
  return summary ?? null;
}

/** Forms of the map's own download, and the endings of their files. */
export const FORMS = { excel: 'xlsx', 'shape-zip': 'zip' } as const;

/** What the map shows, as a file. */
export function openPolygonsFile(
  form: keyof typeof FORMS,
  narrowing: Narrowing,
  signal: AbortSignal,
): Promise<Response> {
  return send(OWS, { query: { ...getFeature, ...narrowed(narrowing), outputFormat: form }, signal });
}
