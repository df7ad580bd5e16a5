import type { Endpoint } from '../endpoint.ts';

/** What is asked of indicators (third text, section 7). */

const base = '/api/indicators/indicators' as const;
const config = { capability: 'indicator.config' } as const;
const read = { capability: 'indicator.read' } as const;

export const resultView = {
  name: 'indicator.resultView',
  method: 'GET',
  path: `${base}/resultviewknex`,
  access: read,
  tells: 'persons',
} as const satisfies Endpoint;

export const resultViewPost = {
  name: 'indicator.resultViewPost',
  method: 'POST',
  path: `${base}/resultviewknex`,
  access: read,
  tells: 'persons',
} as const satisfies Endpoint;

export const viewFile = {
  name: 'indicator.viewFile',
  method: 'POST',
  path: `${base}/resultviewknex/csv`,
  access: { capability: 'report.csv' },
  tells: 'persons',
} as const satisfies Endpoint;

export const filterValues = {
  name: 'indicator.filterValues',
  method: 'GET',
  path: `${base}/filter/values`,
  access: read,
  tells: 'persons',
} as const satisfies Endpoint;

export const details = {
  name: 'indicator.details',
  method: 'GET',
  path: `${base}/details`,
  access: { capability: 'indicator.detail' },
  tells: 'persons',
} as const satisfies Endpoint;

export const detailsPost = {
  name: 'indicator.detailsPost',
  method: 'POST',
  path: `${base}/details`,
  access: { capability: 'indicator.detail' },
  tells: 'persons',
} as const satisfies Endpoint;

export const makeCrossTable = {
  name: 'indicator.crosstable',
  method: 'POST',
  path: `${base}/crosstable`,
  access: config,
  tells: 'persons',
} as const satisfies Endpoint;

export const crossTables = {
  name: 'indicator.crosstables',
  method: 'GET',
  path: `${base}/crosstable`,
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;
