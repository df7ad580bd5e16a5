import type { Endpoint } from '../endpoint.ts';

/** Sheets of paper as files. */

/** A sheet as PDF, for whoever may open its page; what stands on it is told by the calls that the sheet itself makes. */
export const printedSheet = {
  name: 'print.sheet',
  method: 'GET',
  path: '/api/impressao',
  access: 'session',
  tells: 'persons',
} as const satisfies Endpoint;
