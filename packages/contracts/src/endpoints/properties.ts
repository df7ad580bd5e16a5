import type { Endpoint } from '../endpoint.ts';

/** The maps' search boxes, the page of one property, and what a week's agenda is made of. */

export const propertySearch = {
  name: 'property.search',
  method: 'GET',
  path: '/api/indicators/properties/search',
  access: { capability: 'property.search' },
  tells: 'persons',
} as const satisfies Endpoint;

export const propertyAgenda = {
  name: 'property.agenda',
  method: 'GET',
  path: '/api/indicators/properties/agenda',
  access: { capability: 'agenda.read' },
  tells: 'persons',
} as const satisfies Endpoint;

export const propertyDetail = {
  name: 'property.detail',
  method: 'GET',
  path: '/api/indicators/properties/:id',
  access: { capability: 'property.detail' },
  tells: 'persons',
} as const satisfies Endpoint;

export const propertyCpf = {
  name: 'property.revealCpf',
  method: 'POST',
  path: '/api/indicators/properties/:id/cpf',
  access: { capability: 'property.detail' },
  tells: 'persons',
} as const satisfies Endpoint;
