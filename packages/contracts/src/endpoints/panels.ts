import type { Endpoint } from '../endpoint.ts';

/** Panels and the dimensions of their views (third text, section 7). */

const base = '/api/indicators/painel' as const;
const config = { capability: 'panel.config' } as const;
const read = { capability: 'indicator.read' } as const;

export const panelsOfProfile = {
  name: 'panel.allProfile',
  method: 'GET',
  path: `${base}/allprofile`,
  access: read,
  tells: 'nothing',
} as const satisfies Endpoint;

export const allPanels = {
  name: 'panel.all',
  method: 'GET',
  path: `${base}/all`,
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;

export const onePanel = {
  name: 'panel.one',
  method: 'GET',
  path: `${base}/:id`,
  access: read,
  tells: 'nothing',
} as const satisfies Endpoint;

export const dimensions = {
  name: 'panel.dimensions',
  method: 'GET',
  path: `${base}/dim`,
  access: read,
  tells: 'nothing',
} as const satisfies Endpoint;

export const dimensionFields = {
  name: 'panel.dimensionFields',
  method: 'GET',
  path: `${base}/dim/:id`,
  access: read,
  tells: 'nothing',
} as const satisfies Endpoint;

export const createPanel = {
  name: 'panel.create',
  method: 'POST',
  path: base,
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;

export const updatePanel = {
  name: 'panel.update',
  method: 'POST',
  path: `${base}/:id`,
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;

export const publishPanel = {
  name: 'panel.publish',
  method: 'POST',
  path: `${base}/:id/publish`,
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;

export const panelVersions = {
  name: 'panel.versions',
  method: 'GET',
  path: `${base}/:id/versions`,
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;

export const restorePanel = {
  name: 'panel.restore',
  method: 'POST',
  path: `${base}/:id/restore`,
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;

export const deletePanel = {
  name: 'panel.delete',
  method: 'DELETE',
  path: `${base}/:id`,
  access: config,
  tells: 'nothing',
} as const satisfies Endpoint;
