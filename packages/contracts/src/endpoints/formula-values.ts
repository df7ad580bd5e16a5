import type { Endpoint } from '../endpoint.ts';

/** What the formula editor offers after '='. */

export const formulaValues = {
  name: 'indicator.values',
  method: 'GET',
  path: '/api/indicators/indicators/values',
  access: { capability: 'indicator.config' },
  tells: 'figures',
} as const satisfies Endpoint;
