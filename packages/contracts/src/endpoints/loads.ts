import type { Endpoint } from '../endpoint.ts';

/** Loads of the programme's data that are sent by page: sent, previewed, imported, undone (docs/operations.md, 'Loads sent by page'). */

const access = { capability: 'load.manage' } as const;

/** Past loads, whoever made them, and what was sent and is not over. */
export const loads = {
  name: 'load.list',
  method: 'GET',
  path: '/api/cargas',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

/** Under the addresses of files that are sent, which proxies let through as they come. */
export const sendLoad = {
  name: 'load.send',
  method: 'POST',
  path: '/api/uploads/cargas',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

/** What a preview or an import told of a load: values of its rows may stand among the faults. */
export const oneLoad = {
  name: 'load.one',
  method: 'GET',
  path: '/api/cargas/:id',
  access,
  tells: 'persons',
} as const satisfies Endpoint;

export const checkLoad = {
  name: 'load.check',
  method: 'POST',
  path: '/api/cargas/:id/conferir',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const importLoad = {
  name: 'load.import',
  method: 'POST',
  path: '/api/cargas/:id/importar',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const cancelLoad = {
  name: 'load.cancel',
  method: 'POST',
  path: '/api/cargas/:id/cancelar',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const undoLoad = {
  name: 'load.undo',
  method: 'POST',
  path: '/api/cargas/desfazer',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;
