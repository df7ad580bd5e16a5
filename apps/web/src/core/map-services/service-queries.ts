import { MAP_WORKSPACE, type MapLayer } from '@fonte/contracts';
import type { LonLat } from '@fonte/ui/map-view';
import type { Query } from '../api/request.ts';

/** The map services at the specification's addresses (second text, section 7). */
export const TILES = '/api/mapa/geoserver/gwc/service/wms';
export const OWS = `/api/mapa/geoserver/${MAP_WORKSPACE}/ows`;

/** The legend of one layer as a picture. */
export const LEGEND = {
  url: '/api/mapa/geoserver/wms',
  params: { service: 'WMS', version: '1.3.0', request: 'GetLegendGraphic', format: 'image/png' },
} as const;

/** 'programa:car'; a layer of another server has its workspace in its name. */
export const qualified = ({ name }: Pick<MapLayer, 'name'>): string =>
  name.includes(':') ? name : `${MAP_WORKSPACE}:${name}`;

/** Parameters of a WFS GetFeature, to which what narrows it is added. */
export const getFeature = (layer: Pick<MapLayer, 'name'>): Query => ({
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
): Query {
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
