import type { Endpoint } from '../endpoint.ts';

/** OGC API – Features beside WFS, under GeoServer's own address of it. Only what gives features tells persons. */

const ROOT = '/api/mapa/geoserver/ogc/features/v1';
const access = { capability: 'map.read' } as const;
const about = { method: 'GET', access, tells: 'nothing' } as const;
const features = { method: 'GET', access, tells: 'persons' } as const;

export const featuresApi = { ...about, name: 'map.featuresApi', path: ROOT } as const satisfies Endpoint;
export const featuresApiDefinition = {
  ...about,
  name: 'map.featuresApiDefinition',
  path: `${ROOT}/api`,
} as const satisfies Endpoint;
export const featuresConformance = {
  ...about,
  name: 'map.featuresConformance',
  path: `${ROOT}/conformance`,
} as const satisfies Endpoint;
export const featuresCollections = {
  ...about,
  name: 'map.featuresCollections',
  path: `${ROOT}/collections`,
} as const satisfies Endpoint;
export const featuresCollection = {
  ...about,
  name: 'map.featuresCollection',
  path: `${ROOT}/collections/:collectionId`,
} as const satisfies Endpoint;
export const featuresQueryables = {
  ...about,
  name: 'map.featuresQueryables',
  path: `${ROOT}/collections/:collectionId/queryables`,
} as const satisfies Endpoint;
export const featuresItems = {
  ...features,
  name: 'map.featuresItems',
  path: `${ROOT}/collections/:collectionId/items`,
} as const satisfies Endpoint;
export const featuresItem = {
  ...features,
  name: 'map.featuresItem',
  path: `${ROOT}/collections/:collectionId/items/:featureId`,
} as const satisfies Endpoint;
