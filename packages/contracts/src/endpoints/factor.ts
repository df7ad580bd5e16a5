import type { Endpoint } from '../endpoint.ts';

/** The second factor: what a person has, its proof, its enrolment and changes (routes/factor.ts). */

export const factorState = {
  name: 'factor.state',
  method: 'GET',
  path: '/api/indicators/auth/factors',
  access: 'session',
  tells: 'own',
} as const satisfies Endpoint;

export const factorChallenge = {
  name: 'factor.challenge',
  method: 'POST',
  path: '/api/indicators/auth/factors/challenge',
  access: 'session',
  tells: 'nothing',
} as const satisfies Endpoint;

export const proveFactor = {
  name: 'factor.prove',
  method: 'POST',
  path: '/api/indicators/auth/factors/prove',
  access: 'session',
  tells: 'own',
} as const satisfies Endpoint;

export const sendFactorCode = {
  name: 'factor.sendCode',
  method: 'POST',
  path: '/api/indicators/auth/factors/mail',
  access: 'session',
  tells: 'nothing',
} as const satisfies Endpoint;

export const beginApp = {
  name: 'factor.beginApp',
  method: 'POST',
  path: '/api/indicators/auth/factors/app/begin',
  access: 'session',
  tells: 'own',
} as const satisfies Endpoint;

export const enrolApp = {
  name: 'factor.enrolApp',
  method: 'POST',
  path: '/api/indicators/auth/factors/app',
  access: 'session',
  tells: 'own',
} as const satisfies Endpoint;

export const beginPasskey = {
  name: 'factor.beginPasskey',
  method: 'POST',
  path: '/api/indicators/auth/factors/passkey/begin',
  access: 'session',
  tells: 'own',
} as const satisfies Endpoint;

export const enrolPasskey = {
  name: 'factor.enrolPasskey',
  method: 'POST',
  path: '/api/indicators/auth/factors/passkey',
  access: 'session',
  tells: 'own',
} as const satisfies Endpoint;

export const renameFactor = {
  name: 'factor.rename',
  method: 'POST',
  path: '/api/indicators/auth/factors/rename',
  access: 'session',
  tells: 'nothing',
} as const satisfies Endpoint;

export const removeFactor = {
  name: 'factor.remove',
  method: 'POST',
  path: '/api/indicators/auth/factors/remove',
  access: 'session',
  tells: 'nothing',
} as const satisfies Endpoint;

export const renewCodes = {
  name: 'factor.renewCodes',
  method: 'POST',
  path: '/api/indicators/auth/factors/codes',
  access: 'session',
  tells: 'own',
} as const satisfies Endpoint;
