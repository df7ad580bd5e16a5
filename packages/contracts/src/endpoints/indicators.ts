import type { Endpoint } from '../endpoint.ts';

/** Indicators and their definitions (third text, section 7). */

const base = '/api/indicators/indicators' as const;
const config = { capability: 'indicator.config' } as const;
const read = { capability: 'indicator.read' } as const;

export const allIndicators = {
  name: 'indicator.all',
  method: 'GET',
  path: `${base}/all`,
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;

export const oneIndicator = {
  name: 'indicator.one',
  method: 'GET',
  path: `${base}/one/:id`,
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;

export const createIndicator = {
  name: 'indicator.create',
  method: 'POST',
  path: `${base}/save`,
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;

export const updateIndicator = {
  name: 'indicator.update',
  method: 'POST',
  path: `${base}/save/:id`,
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;

export const deleteIndicator = {
  name: 'indicator.delete',
  method: 'DELETE',
  path: `${base}/del/:id`,
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;

export const indicatorResult = {
  name: 'indicator.result',
  method: 'GET',
  path: `${base}/result/:id`,
  access: config,
  tells: 'figures',
} as const satisfies Endpoint;

export const checkFormula = {
  name: 'indicator.check',
  method: 'POST',
  path: `${base}/check`,
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;

export const previewFormula = {
  name: 'indicator.preview',
  method: 'POST',
  path: `${base}/preview`,
  access: config,
  tells: 'figures',
} as const satisfies Endpoint;

export const indicatorVersions = {
  name: 'indicator.versions',
  method: 'GET',
  path: `${base}/versions/:id`,
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;

export const restoreIndicator = {
  name: 'indicator.restore',
  method: 'POST',
  path: `${base}/restore/:id`,
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;

export const indicatorSheet = {
  name: 'indicator.sheet',
  method: 'GET',
  path: `${base}/sheet/:id`,
  access: read,
  tells: 'nothing',
} as const satisfies Endpoint;

export const indicatorHistory = {
  name: 'indicator.detailsHistory',
  method: 'GET',
  path: `${base}/detailshistory/:id`,
  access: read,
  tells: 'figures',
} as const satisfies Endpoint;

export const indicatorAutocomplete = {
  name: 'indicator.autocomplete',
  method: 'GET',
  path: `${base}/autocomplete`,
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;

export const formulaCatalogue = {
  name: 'indicator.catalogue',
  method: 'GET',
  path: `${base}/catalogue`,
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;

export const dimensionAutocomplete = {
  name: 'indicator.dimensions',
  method: 'GET',
  path: '/api/indicators/dimension/autocomplete',
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;

export const tableColumns = {
  name: 'indicator.columns',
  method: 'GET',
  path: '/api/indicators/dimension/columns',
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;
