import type { Endpoint } from '../endpoint.ts';

/** What each load changed in the three tables whose history is kept (second text, 2.13 and 7). */

export const diff = {
  name: 'history.diff',
  method: 'GET',
  path: '/api/indicators/diff/:table/:date',
  access: { capability: 'history.read' },
  tells: 'persons',
} as const satisfies Endpoint;

export const changesOfProperty = {
  name: 'history.property',
  method: 'GET',
  path: '/api/indicators/history/:code',
  access: { capability: 'changes.read' },
  tells: 'persons',
} as const satisfies Endpoint;

/** What the loads since one changed in the caller's rows: how much, of which table, kind, state and technician. */
export const changesSince = {
  name: 'history.since',
  method: 'GET',
  path: '/api/indicators/changes/:versao',
  access: { capability: 'changes.read' },
  tells: 'persons',
} as const satisfies Endpoint;

/** The properties that those changes are of. */
export const touchedSince = {
  name: 'history.touched',
  method: 'GET',
  path: '/api/indicators/changes/:versao/properties',
  access: { capability: 'changes.read' },
  tells: 'persons',
} as const satisfies Endpoint;

/** The portal's big numbers that those loads moved. */
export const movedFigures = {
  name: 'history.figures',
  method: 'GET',
  path: '/api/indicators/changes/:versao/figures',
  access: { capability: 'changes.read' },
  tells: 'figures',
} as const satisfies Endpoint;
