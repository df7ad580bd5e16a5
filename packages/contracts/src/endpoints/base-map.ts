import type { Endpoint } from '../endpoint.ts';

/** What maps are drawn on that is the installation's own: the file of BASEMAP_PMTILES, and names of municipalities for the built-in outlines. */

const ground = { method: 'GET', access: { capability: 'map.read' }, tells: 'nothing' } as const;

export const baseMap = {
  ...ground,
  name: 'map.base',
  path: '/api/mapa/base',
} as const satisfies Endpoint;

export const baseTile = {
  ...ground,
  name: 'map.baseTile',
  path: '/api/mapa/base/:chave/:z/:x/:y',
} as const satisfies Endpoint;

export const municipalityNames = {
  ...ground,
  name: 'map.municipalityNames',
  path: '/api/mapa/municipios',
} as const satisfies Endpoint;
