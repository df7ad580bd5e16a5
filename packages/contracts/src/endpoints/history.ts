import type { Endpoint } from '../endpoint.ts';

/** What each load changed in the three tables whose history is kept (second text, 2.13 and 7). */

export const diff = {
  name: 'history.diff',
  method: 'GET',
  path: '/api/indicators/diff/:table/:date',
  access: { capability: 'history.read' },
  tells: 'persons',
} as const satisfies Endpoint;

export const changesOfProperty = {
  name: 'history.property',
  method: 'GET',
  path: '/api/indicators/history/:code',
  access: { capability: 'history.read' },
  tells: 'persons',
} as const satisfies Endpoint;
