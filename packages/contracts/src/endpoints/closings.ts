import type { Endpoint } from '../endpoint.ts';

/** Closings: the figures of a period as they stood, kept under a code. They are figures and name nobody. */

const read = { capability: 'closing.read' } as const;

export const closings = {
  name: 'closing.list',
  method: 'GET',
  path: '/api/fechamentos',
  access: read,
  tells: 'figures',
} as const satisfies Endpoint;

export const closePeriod = {
  name: 'closing.make',
  method: 'POST',
  path: '/api/fechamentos',
  access: { capability: 'closing.make' },
  tells: 'nothing',
} as const satisfies Endpoint;

/** The closing that stands for a sheet, with what of it differs today. */
export const closingOfSheet = {
  name: 'closing.ofSheet',
  method: 'GET',
  path: '/api/fechamentos/vigente',
  access: read,
  tells: 'figures',
} as const satisfies Endpoint;

export const oneClosing = {
  name: 'closing.one',
  method: 'GET',
  path: '/api/fechamentos/:codigo',
  access: read,
  tells: 'figures',
} as const satisfies Endpoint;

/** Its figures then and now, as a CSV. */
export const closingCsv = {
  name: 'closing.csv',
  method: 'GET',
  path: '/api/fechamentos/:codigo/csv',
  access: read,
  tells: 'figures',
} as const satisfies Endpoint;

/** The very bytes that the code is worked out from. */
export const closingContent = {
  name: 'closing.content',
  method: 'GET',
  path: '/api/fechamentos/:codigo/conteudo',
  access: read,
  tells: 'figures',
} as const satisfies Endpoint;
