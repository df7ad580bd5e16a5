import type { Endpoint } from '../endpoint.ts';

/** All of a page as one workbook (ours: the specification has no such call): asked by a part that comes by itself, and therefore apart from the reports' own calls. */
export const workbook = {
  name: 'report.workbook',
  method: 'GET',
  path: '/api/app/',
  legacy: { module: 'consulta', controller: 'dash-board', action: 'pasta-de-trabalho' },
  access: { capability: 'download.menu' },
  tells: 'persons',
} as const satisfies Endpoint;
