import type { Endpoint } from '../endpoint.ts';

/** 'Conferir' of 'De onde vem este número': asked by a part that comes when it is opened, and therefore apart from the reports' own calls. */
export const checkFigure = {
  name: 'report.check',
  method: 'POST',
  path: '/api/app/',
  legacy: { module: 'relatorio', controller: 'index', action: 'conferir' },
  access: { capability: 'report.drill' },
  tells: 'figures',
} as const satisfies Endpoint;
