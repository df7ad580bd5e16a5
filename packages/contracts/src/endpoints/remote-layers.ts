import type { Endpoint } from '../endpoint.ts';

/** Layers of the institution's own GeoServer. */

export const remoteLayers = {
  name: 'map.remoteLayers',
  method: 'GET',
  path: '/api/mapa/camadas',
  access: { capability: 'map.read' },
  tells: 'nothing',
} as const satisfies Endpoint;
