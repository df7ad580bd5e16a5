import type { Endpoint } from '../endpoint.ts';

/** What a change of an indicator does to the panels and indicators that use it. */

export const indicatorImpact = {
  name: 'indicator.impact',
  method: 'POST',
  path: '/api/indicators/indicators/impact',
  access: { capability: 'indicator.config' },
  tells: 'figures',
} as const satisfies Endpoint;
