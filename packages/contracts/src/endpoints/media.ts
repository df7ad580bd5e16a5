import type { Endpoint } from '../endpoint.ts';

/** Media of properties and of tags (second text, 2.9 to 2.12 and 7): what is read and changed. What sends files stands in uploads.ts. */

const base = '/api/indicators/medias' as const;
const tagsRead = { capability: 'media.tags' } as const;
const propertiesRead = { capability: 'media.properties' } as const;
const edit = { capability: 'media.edit' } as const;

export const mediaTags = {
  name: 'media.tags',
  method: 'GET',
  path: `${base}/tags`,
  access: tagsRead,
  tells: 'figures',
} as const satisfies Endpoint;

export const mediaTagsOfState = {
  name: 'media.tagsOfState',
  method: 'GET',
  path: `${base}/tags/:uf`,
  access: tagsRead,
  tells: 'figures',
} as const satisfies Endpoint;

export const mediaProperties = {
  name: 'media.properties',
  method: 'GET',
  path: `${base}/properties`,
  access: propertiesRead,
  tells: 'persons',
} as const satisfies Endpoint;

export const mediaPropertiesOfState = {
  name: 'media.propertiesOfState',
  method: 'GET',
  path: `${base}/properties/:uf`,
  access: propertiesRead,
  tells: 'persons',
} as const satisfies Endpoint;

export const mediaOfTag = {
  name: 'media.tag',
  method: 'GET',
  path: `${base}/tag/:id`,
  access: tagsRead,
  tells: 'persons',
} as const satisfies Endpoint;

export const mediaOfTagInState = {
  name: 'media.tagInState',
  method: 'GET',
  path: `${base}/tag/:id/:uf`,
  access: tagsRead,
  tells: 'persons',
} as const satisfies Endpoint;

export const mediaOfProperty = {
  name: 'media.property',
  method: 'GET',
  path: `${base}/property/:id`,
  access: { capability: 'media.property' },
  tells: 'persons',
} as const satisfies Endpoint;

export const createTag = {
  name: 'media.createTag',
  method: 'POST',
  path: `${base}/tag`,
  access: { capability: 'media.tag.edit' },
  tells: 'nothing',
} as const satisfies Endpoint;

export const updateTag = {
  name: 'media.updateTag',
  method: 'PUT',
  path: `${base}/tag/:id`,
  access: { capability: 'media.tag.edit' },
  tells: 'nothing',
} as const satisfies Endpoint;

export const updateMedia = {
  name: 'media.update',
  method: 'PUT',
  path: `${base}/file/:id`,
  access: edit,
  tells: 'nothing',
} as const satisfies Endpoint;

export const deleteMedia = {
  name: 'media.delete',
  method: 'DELETE',
  path: `${base}/file/:id`,
  access: edit,
  tells: 'nothing',
} as const satisfies Endpoint;

export const addVideo = {
  name: 'media.video',
  method: 'POST',
  path: `${base}/property/:id/video`,
  access: edit,
  tells: 'nothing',
} as const satisfies Endpoint;

export const checkPolygons = {
  name: 'media.check',
  method: 'POST',
  path: `${base}/property/:id/conferir`,
  access: edit,
  tells: 'figures',
} as const satisfies Endpoint;
