import type { Endpoint } from '../endpoint.ts';

/** How many rows each report has: asked by the list of reports once it stands, since counting them all takes longer than a page may wait. */
export const reportRows = {
  name: 'report.rows',
  method: 'GET',
  path: '/api/relatorios/linhas',
  access: { capability: 'report.list' },
  tells: 'figures',
} as const satisfies Endpoint;
