import type { Endpoint } from '../endpoint.ts';

/** The parts of a view's figures by the marks of another card: for who sees rows. */

export const brushCube = {
  name: 'indicator.brushCube',
  method: 'POST',
  path: '/api/indicators/indicators/resultviewknex/partes',
  access: { capability: 'indicator.detail' },
  tells: 'persons',
} as const satisfies Endpoint;
