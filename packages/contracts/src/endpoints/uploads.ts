import type { Endpoint } from '../endpoint.ts';

/** What brings files and takes them out again (second text, section 7). */

const edit = { capability: 'media.edit' } as const;
const parts = '/api/uploads/envios' as const;
const files = '/api/indicators/files' as const;

export const uploadMedia = {
  name: 'uploads.media',
  method: 'POST',
  path: '/api/uploads/medias/property/:id',
  access: edit,
  tells: 'nothing',
} as const satisfies Endpoint;

export const updateGeometry = {
  name: 'uploads.geometry',
  method: 'PUT',
  path: '/api/uploads/medias/geom/:id',
  access: edit,
  tells: 'nothing',
} as const satisfies Endpoint;

/** A file that comes in pieces begins (tus 1.0, creation): where it goes on stands in `Location`. */
export const beginUpload = {
  name: 'uploads.begin',
  method: 'POST',
  path: parts,
  access: edit,
  tells: 'nothing',
} as const satisfies Endpoint;

/** How much of it is here; HEAD gives the headers alone. */
export const uploadState = {
  name: 'uploads.state',
  method: 'GET',
  path: `${parts}/:id`,
  access: edit,
  tells: 'own',
} as const satisfies Endpoint;

export const continueUpload = {
  name: 'uploads.continue',
  method: 'PATCH',
  path: `${parts}/:id`,
  access: edit,
  tells: 'nothing',
} as const satisfies Endpoint;

export const endUpload = {
  name: 'uploads.end',
  method: 'DELETE',
  path: `${parts}/:id`,
  access: edit,
  tells: 'nothing',
} as const satisfies Endpoint;

export const mediaFile = {
  name: 'files.get',
  method: 'GET',
  path: `${files}/:key`,
  access: { capability: 'media.tags' },
  tells: 'persons',
} as const satisfies Endpoint;

/** The same with the file's name behind its key, as keys of documents are written. */
export const namedMediaFile = {
  name: 'files.named',
  method: 'GET',
  path: `${files}/:key/:name`,
  access: { capability: 'media.tags' },
  tells: 'persons',
} as const satisfies Endpoint;
