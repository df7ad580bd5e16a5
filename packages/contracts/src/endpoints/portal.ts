import type { Endpoint } from '../endpoint.ts';

/** What the portal tells about itself. */

export const settings = {
  name: 'portal.settings',
  method: 'GET',
  path: '/api/indicators/settings',
  access: 'public',
  tells: 'nothing',
} as const satisfies Endpoint;

export const version = {
  name: 'portal.version',
  method: 'GET',
  path: '/api/indicators/version',
  access: 'session',
  tells: 'nothing',
} as const satisfies Endpoint;

export const openedPage = {
  name: 'portal.openedPage',
  method: 'POST',
  path: '/api/indicators/audit/page',
  access: 'session',
  tells: 'nothing',
} as const satisfies Endpoint;

export const openApi = {
  name: 'portal.openApi',
  method: 'GET',
  path: '/api/openapi.json',
  access: 'session',
  tells: 'nothing',
} as const satisfies Endpoint;

export const docs = {
  name: 'portal.docs',
  method: 'GET',
  path: '/api/docs',
  access: 'session',
  tells: 'nothing',
} as const satisfies Endpoint;

export const live = {
  name: 'health.live',
  method: 'GET',
  path: '/health/live',
  access: 'public',
  tells: 'nothing',
} as const satisfies Endpoint;

export const ready = {
  name: 'health.ready',
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  tells: 'nothing',
} as const satisfies Endpoint;
