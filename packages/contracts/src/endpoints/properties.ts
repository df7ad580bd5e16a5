import type { Endpoint } from '../endpoint.ts';

/** The maps' search boxes. */

export const propertySearch = {
  name: 'property.search',
  method: 'GET',
  path: '/api/indicators/properties/search',
  access: { capability: 'property.search' },
  tells: 'persons',
} as const satisfies Endpoint;
