import type { Endpoint } from '../endpoint.ts';

/** A person's own account, and an administrator's power over the sessions of others. */

export const changePassword = {
  name: 'account.changePassword',
  method: 'POST',
  path: '/api/indicators/auth/change-password',
  access: 'session',
  tells: 'nothing',
} as const satisfies Endpoint;

export const sessions = {
  name: 'account.sessions',
  method: 'GET',
  path: '/api/indicators/auth/sessions',
  access: 'session',
  tells: 'own',
} as const satisfies Endpoint;

export const endSessions = {
  name: 'account.endSessions',
  method: 'POST',
  path: '/api/indicators/auth/sessions/end',
  access: 'session',
  tells: 'nothing',
} as const satisfies Endpoint;

export const sessionsOfPerson = {
  name: 'account.sessionsOfPerson',
  method: 'GET',
  path: '/api/indicators/auth/person-sessions',
  access: { capability: 'session.others' },
  tells: 'persons',
} as const satisfies Endpoint;

export const endSessionsOfPerson = {
  name: 'account.endSessionsOfPerson',
  method: 'POST',
  path: '/api/indicators/auth/person-sessions/end',
  access: { capability: 'session.others' },
  tells: 'nothing',
} as const satisfies Endpoint;
