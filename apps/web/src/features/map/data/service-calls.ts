import type { MapLayer } from '@fonte/contracts';
import type { GeoObject, LonLat, Sketch } from '@fonte/ui/map-view';
import {
  askService,
  featureInfo,
  getFeature,
  openService,
  qualified,
  totalOf,
  type Collection,
  type ServiceQuery,
} from '../../../core/map-services/service-queries.ts';
import { filterOf, keyFilter, viewParamsOf, type Narrowing } from './narrowing.ts';
import type { LayerName } from '../state/known-layers.ts';

/** A feature that was found, in degrees. */
export type FoundFeature = {
  /** 'car.GO-5201…' */
  id: string;
  layer: LayerName;
  properties: Readonly<Record<string, unknown>>;
  geometry: GeoObject | null;
};

export type FoundPage = { features: FoundFeature[]; total: number };

type Feature = { id?: string; properties: Record<string, unknown>; geometry: GeoObject | null };

/** Parameters that narrow a layer in every one of its requests. */
function narrowed(layer: MapLayer, narrowing: Narrowing, within: Sketch | null = null): ServiceQuery {
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

function pageOf(layer: MapLayer, answer: Collection<Feature>): FoundPage {
  return {
    total: totalOf(answer),
    features: answer.features.map(({ id, properties, geometry }, index) => ({
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
  return pageOf(layer, await askService<Feature>(query, signal));
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
  return pageOf(layer, await askService<Feature>(query, signal));
}

/** Features of one layer under one click; more lie there only where somebody drew the same area very often. */
const MOST_AT_A_POINT = 200;

/** Features of a layer at a place (GetFeatureInfo). `degrees` is what a pixel is worth there. */
export async function featuresAt(
  layer: MapLayer,
  narrowing: Narrowing,
  place: { at: LonLat; degrees: number },
  signal: AbortSignal,
): Promise<FoundPage> {
  const query = { ...featureInfo(layer, place, MOST_AT_A_POINT), ...narrowed(layer, narrowing) };
  return pageOf(layer, await askService<Feature>(query, signal));
}

/** Forms of a download (second text, section 7), and the endings of their files. */
export const DOWNLOAD_FORMS = [
  { form: 'csv', label: 'CSV', ending: 'csv' },
  { form: 'excel', label: 'Excel', ending: 'xlsx' },
  { form: 'shape-zip', label: 'Shapefile', ending: 'zip' },
  { form: 'KML', label: 'KML', ending: 'kml' },
  { form: 'geoparquet', label: 'GeoParquet', ending: 'parquet' },
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
  return openService(query, signal);
}
