import type { Endpoint } from '../endpoint.ts';

/** A person's own account, and an administrator's power over the sessions of others. */

export const changePassword = {
  name: 'account.changePassword',
  method: 'POST',
  path: '/api/indicators/auth/change-password',
  access: 'session',
  tells: 'nothing',
} as const satisfies Endpoint;

export const ownAccount = {
  name: 'account.own',
  method: 'GET',
  path: '/api/indicators/auth/account',
  access: 'session',
  tells: 'own',
} as const satisfies Endpoint;

export const changeName = {
  name: 'account.changeName',
  method: 'POST',
  path: '/api/indicators/auth/change-name',
  access: 'session',
  tells: 'own',
} as const satisfies Endpoint;

export const changeEmail = {
  name: 'account.changeEmail',
  method: 'POST',
  path: '/api/indicators/auth/change-email',
  access: 'session',
  tells: 'nothing',
} as const satisfies Endpoint;

export const confirmEmail = {
  name: 'account.confirmEmail',
  method: 'POST',
  path: '/api/indicators/auth/confirm-email',
  access: 'session',
  tells: 'own',
} as const satisfies Endpoint;

export const ownData = {
  name: 'account.data',
  method: 'GET',
  path: '/api/indicators/auth/account/data',
  access: 'session',
  tells: 'own',
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

export const programKeys = {
  name: 'account.keys',
  method: 'GET',
  path: '/api/indicators/auth/program-keys',
  access: 'session',
  tells: 'own',
} as const satisfies Endpoint;

export const makeProgramKey = {
  name: 'account.makeKey',
  method: 'POST',
  path: '/api/indicators/auth/program-keys',
  access: 'session',
  tells: 'own',
} as const satisfies Endpoint;

export const revokeProgramKey = {
  name: 'account.revokeKey',
  method: 'POST',
  path: '/api/indicators/auth/program-keys/revoke',
  access: 'session',
  tells: 'own',
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
