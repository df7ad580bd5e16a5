import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { fail } from './fail.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site made the browser send: Sec-Fetch-Site where the browser says it, Origin where it does not (docs/security.md, CSRF).
 * A script without either is no browser, and has no user's cookie to abuse. Signing out is a GET in the specification and is held to the same.
 */
export function refuseCrossSite(app: App, request: FastifyRequest): void {
  const path = request.url.split('?', 1)[0] ?? '';
  if (SAFE.has(request.method) && !path.startsWith('/api/indicators/auth/logout')) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') fail('crossSite');
    return;
  }
  const { origin } = request.headers;
  if (origin !== undefined && origin !== ownOrigin(app, request)) fail('crossSite');
}

function ownOrigin(app: App, request: FastifyRequest): string {
  const { PUBLIC_URL } = app.settings;
  return PUBLIC_URL === null ? `${request.protocol}://${request.host}` : new URL(PUBLIC_URL).origin;
}
