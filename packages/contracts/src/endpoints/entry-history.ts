import type { Endpoint } from '../endpoint.ts';

/** The history of one entry behind a figure. */

export const entryHistory = {
  name: 'indicator.entryHistory',
  method: 'POST',
  path: '/api/indicators/indicators/detailshistory/:id',
  access: { capability: 'indicator.detail' },
  tells: 'persons',
} as const satisfies Endpoint;
