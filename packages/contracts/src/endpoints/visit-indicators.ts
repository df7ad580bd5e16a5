import type { Endpoint } from '../endpoint.ts';

/** 'Indicadores de Corte / de Leite - 12 e 24 visitas' (first text, section 7: 'a separate export', whose path it does not show). */
export const visitIndicators = {
  name: 'report.visitIndicators',
  method: 'GET',
  path: '/api/app/',
  legacy: { module: 'relatorio', controller: 'index', action: 'indicadores-visitas' },
  access: { capability: 'download.menu' },
  tells: 'persons',
} as const satisfies Endpoint;
