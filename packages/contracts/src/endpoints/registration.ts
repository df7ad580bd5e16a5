import type { Endpoint } from '../endpoint.ts';

/** Registration (first text, section 7). */

export const register = {
  name: 'auth.register',
  method: 'POST',
  path: '/api/indicators/auth/register',
  access: 'public',
  tells: 'own',
} as const satisfies Endpoint;
