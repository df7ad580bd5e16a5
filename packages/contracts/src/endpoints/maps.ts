import type { Endpoint } from '../endpoint.ts';

/** The map services at GeoServer's addresses (second text, section 7). What is no reading of features says so itself (modules/maps). */

const ROOT = '/api/mapa/geoserver';
const service = { access: { capability: 'map.read' }, tells: 'persons' } as const;

export const ows = {
  ...service,
  name: 'map.ows',
  method: 'GET',
  path: `${ROOT}/ows`,
} as const satisfies Endpoint;

export const workspaceOws = {
  ...service,
  name: 'map.workspaceOws',
  method: 'GET',
  path: `${ROOT}/:workspace/ows`,
} as const satisfies Endpoint;

export const wms = {
  ...service,
  name: 'map.wms',
  method: 'GET',
  path: `${ROOT}/wms`,
} as const satisfies Endpoint;

export const workspaceWms = {
  ...service,
  name: 'map.workspaceWms',
  method: 'GET',
  path: `${ROOT}/:workspace/wms`,
} as const satisfies Endpoint;

export const wfs = {
  ...service,
  name: 'map.wfs',
  method: 'GET',
  path: `${ROOT}/wfs`,
} as const satisfies Endpoint;

export const workspaceWfs = {
  ...service,
  name: 'map.workspaceWfs',
  method: 'GET',
  path: `${ROOT}/:workspace/wfs`,
} as const satisfies Endpoint;

export const owsPost = {
  ...service,
  name: 'map.owsPost',
  method: 'POST',
  path: `${ROOT}/ows`,
} as const satisfies Endpoint;

export const workspaceOwsPost = {
  ...service,
  name: 'map.workspaceOwsPost',
  method: 'POST',
  path: `${ROOT}/:workspace/ows`,
} as const satisfies Endpoint;

export const wmsPost = {
  ...service,
  name: 'map.wmsPost',
  method: 'POST',
  path: `${ROOT}/wms`,
} as const satisfies Endpoint;

export const workspaceWmsPost = {
  ...service,
  name: 'map.workspaceWmsPost',
  method: 'POST',
  path: `${ROOT}/:workspace/wms`,
} as const satisfies Endpoint;

export const wfsPost = {
  ...service,
  name: 'map.wfsPost',
  method: 'POST',
  path: `${ROOT}/wfs`,
} as const satisfies Endpoint;

export const workspaceWfsPost = {
  ...service,
  name: 'map.workspaceWfsPost',
  method: 'POST',
  path: `${ROOT}/:workspace/wfs`,
} as const satisfies Endpoint;

export const gwc = {
  ...service,
  name: 'map.gwc',
  method: 'GET',
  path: `${ROOT}/gwc/service/wms`,
} as const satisfies Endpoint;

/** The cached tiles by their place in the grid: pictures and vectors without personal columns. */
const tiles = { access: service.access, method: 'GET', tells: 'figures' } as const;
const WMTS = `${ROOT}/gwc/service/wmts`;

export const wmts = { ...tiles, name: 'map.wmts', path: WMTS } as const satisfies Endpoint;

export const wmtsCapabilities = {
  ...tiles,
  name: 'map.wmtsCapabilities',
  path: `${WMTS}/1.0.0/WMTSCapabilities.xml`,
  tells: 'nothing',
} as const satisfies Endpoint;

export const wmtsTile = {
  ...tiles,
  name: 'map.wmtsTile',
  path: `${WMTS}/1.0.0/:layer/:style/:set/:matrix/:row/:file`,
} as const satisfies Endpoint;

export const xyz = {
  ...tiles,
  name: 'map.xyz',
  path: `${ROOT}/gwc/xyz/:layer/:z/:x/:file`,
} as const satisfies Endpoint;
