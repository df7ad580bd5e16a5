import type { Endpoint } from '../endpoint.ts';

/** What the portal holds of a person, and its going (Lei 13.709/2018, article 18). All by POST: what is searched by stands in no address. */

const access = { capability: 'privacy.manage' } as const;

export const findPeople = {
  name: 'privacy.find',
  method: 'POST',
  path: '/api/indicators/privacy/find',
  access,
  tells: 'persons',
} as const satisfies Endpoint;

export const heldOfPerson = {
  name: 'privacy.held',
  method: 'POST',
  path: '/api/indicators/privacy/held',
  access,
  tells: 'persons',
} as const satisfies Endpoint;

export const exportPerson = {
  name: 'privacy.export',
  method: 'POST',
  path: '/api/indicators/privacy/export',
  access,
  tells: 'persons',
} as const satisfies Endpoint;

export const anonymisePerson = {
  name: 'privacy.anonymise',
  method: 'POST',
  path: '/api/indicators/privacy/anonymise',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const correctPerson = {
  name: 'privacy.correct',
  method: 'POST',
  path: '/api/indicators/privacy/correct',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const correctionDone = {
  name: 'privacy.corrected',
  method: 'POST',
  path: '/api/indicators/privacy/corrected',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const corrections = {
  name: 'privacy.corrections',
  method: 'GET',
  path: '/api/indicators/privacy/corrections',
  access,
  tells: 'persons',
} as const satisfies Endpoint;

export const anonymisedPeople = {
  name: 'privacy.anonymised',
  method: 'GET',
  path: '/api/indicators/privacy/anonymised',
  access,
  tells: 'persons',
} as const satisfies Endpoint;
