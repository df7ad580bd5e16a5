import type { Endpoint } from '../endpoint.ts';

/** Sign-in, registration, recovery, sign-out (first text, section 7). */

export const login = {
  name: 'auth.login',
  method: 'POST',
  path: '/api/indicators/auth/login',
  access: 'public',
  tells: 'own',
} as const satisfies Endpoint;

export const resetPassword = {
  name: 'auth.resetPassword',
  method: 'POST',
  path: '/api/indicators/auth/reset-password',
  access: 'public',
  tells: 'nothing',
} as const satisfies Endpoint;

export const newPassword = {
  name: 'auth.newPassword',
  method: 'POST',
  path: '/api/indicators/auth/new-password',
  access: 'public',
  tells: 'nothing',
} as const satisfies Endpoint;

export const confirm = {
  name: 'auth.confirm',
  method: 'POST',
  path: '/api/indicators/auth/confirm',
  access: 'public',
  tells: 'own',
} as const satisfies Endpoint;

export const logout = {
  name: 'auth.logout',
  method: 'GET',
  path: '/api/indicators/auth/logout',
  access: 'public',
  tells: 'nothing',
} as const satisfies Endpoint;

export const setProfile = {
  name: 'auth.setProfile',
  method: 'POST',
  path: '/api/indicators/auth/set-profile',
  access: 'session',
  tells: 'own',
} as const satisfies Endpoint;

export const currentSession = {
  name: 'auth.session',
  method: 'GET',
  path: '/api/indicators/auth/session',
  access: 'session',
  tells: 'own',
} as const satisfies Endpoint;

export const profiles = {
  name: 'auth.profiles',
  method: 'GET',
  path: '/api/indicators/auth/profiles',
  access: { capability: 'profile.list' },
  tells: 'nothing',
} as const satisfies Endpoint;
