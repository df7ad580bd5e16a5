import type { Endpoint } from '../endpoint.ts';

/** Figures for programs that know nothing of our pages (docs/dados.md): reports and indicators by name, as tables. A new form of them gets a new number in the address. */

const base = '/api/dados/v1' as const;
const reports = { capability: 'report.read' } as const;
const indicators = { capability: 'indicator.read' } as const;

export const figureReports = {
  name: 'figures.reports',
  method: 'GET',
  path: `${base}/relatorios`,
  access: reports,
  tells: 'nothing',
} as const satisfies Endpoint;

export const figuresOfReport = {
  name: 'figures.report',
  method: 'GET',
  path: `${base}/relatorios/:nome`,
  access: reports,
  tells: 'persons',
} as const satisfies Endpoint;

export const figureIndicators = {
  name: 'figures.indicators',
  method: 'GET',
  path: `${base}/indicadores`,
  access: indicators,
  tells: 'nothing',
} as const satisfies Endpoint;

export const figuresOfIndicator = {
  name: 'figures.indicator',
  method: 'GET',
  path: `${base}/indicadores/:nome`,
  access: indicators,
  tells: 'persons',
} as const satisfies Endpoint;
