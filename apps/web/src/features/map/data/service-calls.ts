import { MAP_WORKSPACE, type LayerName, type MapLayer } from '@fonte/contracts';
import type { GeoObject, LonLat, Sketch } from '@fonte/ui/map-view';
import { request, send, withQuery, type Query } from '../../../core/api/request.ts';
import { filterOf, keyFilter, viewParamsOf, type Narrowing } from './narrowing.ts';

/** The map services (second text, section 7). */
export const TILES = '/api/mapa/geoserver/gwc/service/wms';
const OWS = `/api/mapa/geoserver/${MAP_WORKSPACE}/ows`;

/** A feature that was found, in degrees. */
export type FoundFeature = {
  /** 'car.GO-5201…' */
  id: string;
  layer: LayerName;
  properties: Readonly<Record<string, unknown>>;
  geometry: GeoObject | null;
};

export type FoundPage = { features: FoundFeature[]; total: number };

type Collection = {
  features: { id?: string; properties: Record<string, unknown>; geometry: GeoObject | null }[];
  totalFeatures?: number | 'unknown';
  numberMatched?: number;
};

export const qualified = (layer: Pick<MapLayer, 'name'>): string => `${MAP_WORKSPACE}:${layer.name}`;

/** Parameters that narrow a layer in every one of its requests. */
function narrowed(layer: MapLayer, narrowing: Narrowing, within: Sketch | null = null): Query {
  return {
    cql_filter: filterOf(layer, narrowing, within) ?? undefined,
    viewparams: viewParamsOf(layer, narrowing) ?? undefined,
  };
}

/** What tiles of a layer are asked with. */
export function tileParams(layer: MapLayer, narrowing: Narrowing): Record<string, string> {
  const given = Object.entries(narrowed(layer, narrowing)).filter(([, value]) => value !== undefined);
  return {
    LAYERS: qualified(layer),
    ...Object.fromEntries(given.map(([key, value]) => [key, String(value)])),
  };
}

const getFeature = (layer: MapLayer): Query => ({
  service: 'WFS',
  version: '2.0.0',
  request: 'GetFeature',
  typeNames: qualified(layer),
});

function pageOf(layer: MapLayer, { features, numberMatched, totalFeatures }: Collection): FoundPage {
  const total = numberMatched ?? (typeof totalFeatures === 'number' ? totalFeatures : features.length);
  return {
    total,
    features: features.map(({ id, properties, geometry }, index) => ({
      id: id ?? `${layer.name}.${index}`,
      layer: layer.name as LayerName,
      properties,
      geometry,
    })),
  };
}

/** Features of a layer that touch a selection, a page of them (WFS). */
export async function featuresWithin(
  layer: MapLayer,
  narrowing: Narrowing,
  within: Sketch,
  { start, count }: { start: number; count: number },
  signal: AbortSignal,
): Promise<FoundPage> {
  const query = {
    ...getFeature(layer),
    ...narrowed(layer, narrowing, within),
    outputFormat: 'application/json',
    srsName: 'EPSG:4326',
    startIndex: start,
    count,
  };
  return pageOf(layer, await request<Collection>(OWS, { query, signal }));
}

/** The one feature with a key (WFS). */
export async function featureOf(layer: MapLayer, key: string, signal: AbortSignal): Promise<FoundPage> {
  const query = {
    ...getFeature(layer),
    cql_filter: keyFilter(layer, key),
    outputFormat: 'application/json',
    srsName: 'EPSG:4326',
    count: 1,
  };
  return pageOf(layer, await request<Collection>(OWS, { query, signal }));
}

/** Half the side of the little map around a click, px: what GetFeatureInfo is asked for. */
const AROUND = 50;
/** Features of one layer under one click; more lie there only where somebody drew the same area very often. */
const MOST_AT_A_POINT = 200;

/** Features of a layer at a place (GetFeatureInfo). `degrees` is what a pixel is worth there. */
export async function featuresAt(
  layer: MapLayer,
  narrowing: Narrowing,
  { at, degrees }: { at: LonLat; degrees: number },
  signal: AbortSignal,
): Promise<FoundPage> {
  const reach = (AROUND + 0.5) * degrees;
  const query = {
    service: 'WMS',
    version: '1.1.1',
    request: 'GetFeatureInfo',
    layers: qualified(layer),
    query_layers: qualified(layer),
    styles: '',
    srs: 'EPSG:4326',
    bbox: [at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach].join(','),
    width: 2 * AROUND + 1,
    height: 2 * AROUND + 1,
    x: AROUND,
    y: AROUND,
    info_format: 'application/json',
    feature_count: MOST_AT_A_POINT,
    ...narrowed(layer, narrowing),
  };
  return pageOf(layer, await request<Collection>(OWS, { query, signal }));
}

/** Forms of a download (second text, section 7), and the endings of their files. */
export const DOWNLOAD_FORMS = [
  { form: 'csv', label: 'csv', ending: 'csv' },
  { form: 'excel', label: 'excel', ending: 'xlsx' },
  { form: 'shape-zip', label: 'shape', ending: 'zip' },
] as const;
export type DownloadForm = (typeof DOWNLOAD_FORMS)[number]['form'];

/** A layer as a file: whole, or what touches a selection. */
export function openDownload(
  layer: MapLayer,
  form: DownloadForm,
  narrowing: Narrowing,
  within: Sketch | null,
  signal: AbortSignal,
): Promise<Response> {
  const query = { ...getFeature(layer), ...narrowed(layer, narrowing, within), outputFormat: form };
  return send(withQuery(OWS, query), { signal });
}
