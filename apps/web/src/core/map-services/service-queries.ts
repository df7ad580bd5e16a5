import { addressOf, MAP_WORKSPACE, type MapLayer } from '@fonte/contracts';
import { gwc, wms, workspaceOws } from '@fonte/contracts/endpoints/maps';
import type { LonLat } from '@fonte/ui/map-view';
import { ask, send } from '../api/send.ts';

/** Where tiles come from (second text, section 7). */
export const TILES = addressOf(gwc);

/** Parameters of a map service, which reads them itself; what is undefined stays away. */
export type ServiceQuery = Record<string, string | number | undefined>;

const asked = (query: ServiceQuery, signal: AbortSignal) => ({
  params: { workspace: MAP_WORKSPACE },
  query,
  signal,
});

/** What the map services answer as JSON. */
export const askService = <Feature>(query: ServiceQuery, signal: AbortSignal): Promise<Collection<Feature>> =>
  ask(workspaceOws, asked(query, signal));

/** A file of the map services. */
export const openService = (query: ServiceQuery, signal: AbortSignal): Promise<Response> =>
  send(workspaceOws, asked(query, signal));

/** The legend of one layer as a picture. */
export const LEGEND = {
  url: addressOf(wms),
  params: { service: 'WMS', version: '1.3.0', request: 'GetLegendGraphic', format: 'image/png' },
} as const;

/** 'programa:car'; a layer of another server has its workspace in its name. */
export const qualified = ({ name }: Pick<MapLayer, 'name'>): string =>
  name.includes(':') ? name : `${MAP_WORKSPACE}:${name}`;

/** Parameters of a WFS GetFeature, to which what narrows it is added. */
export const getFeature = (layer: Pick<MapLayer, 'name'>): ServiceQuery => ({
  service: 'WFS',
  version: '2.0.0',
  request: 'GetFeature',
  typeNames: qualified(layer),
});

/** Half the side of the little map around a click, px. */
const AROUND = 50;

/** Parameters of a WMS GetFeatureInfo at a place; `degrees` is what a pixel is worth there. */
export function featureInfo(
  layer: Pick<MapLayer, 'name'>,
  { at: [lon, lat], degrees }: { at: LonLat; degrees: number },
  most: number,
): ServiceQuery {
  const reach = (AROUND + 0.5) * degrees;
  return {
    service: 'WMS',
    version: '1.1.1',
    request: 'GetFeatureInfo',
    layers: qualified(layer),
    query_layers: qualified(layer),
    styles: '',
    srs: 'EPSG:4326',
    bbox: [lon - reach, lat - reach, lon + reach, lat + reach].join(','),
    width: 2 * AROUND + 1,
    height: 2 * AROUND + 1,
    x: AROUND,
    y: AROUND,
    info_format: 'application/json',
    feature_count: most,
  };
}

/** What both services answer as JSON. */
export type Collection<Feature> = {
  features: Feature[];
  totalFeatures?: number | 'unknown';
  numberMatched?: number;
};

/** How many features there are in all, shown or not. */
export const totalOf = ({ features, numberMatched, totalFeatures }: Collection<unknown>): number =>
  numberMatched ?? (typeof totalFeatures === 'number' ? totalFeatures : features.length);
