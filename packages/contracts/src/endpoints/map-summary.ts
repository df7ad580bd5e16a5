import type { Endpoint } from '../endpoint.ts';

/** What lies in the caller's layers. */

export const mapSummary = {
  name: 'map.summary',
  method: 'POST',
  path: '/api/mapa/resumo',
  access: { capability: 'map.read' },
  tells: 'figures',
} as const satisfies Endpoint;
