import type { Endpoint } from '../endpoint.ts';

/** Lawsuits of datajud (second text, section 7). */

const PATH = '/api/db/database/findall/datajud';
const access = { capability: 'lawsuits.read' } as const;

export const lawsuits = {
  name: 'map.lawsuits',
  method: 'GET',
  path: PATH,
  access,
  tells: 'persons',
} as const satisfies Endpoint;

export const lawsuitsPost = {
  name: 'map.lawsuitsPost',
  method: 'POST',
  path: PATH,
  access,
  tells: 'persons',
} as const satisfies Endpoint;

export const lawsuitOptions = {
  name: 'map.lawsuitOptions',
  method: 'GET',
  path: `${PATH}/options`,
  access,
  tells: 'figures',
} as const satisfies Endpoint;
