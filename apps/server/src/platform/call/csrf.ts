import type { FastifyRequest } from 'fastify';
import type { App } from '../app/app.ts';
import { fail } from '../failures/fail.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site made the browser send: Sec-Fetch-Site where the browser says it, Origin where it does not (docs/security.md, CSRF).
 * A script without either is no browser, and has no user's cookie to abuse. Which calls change something is said by their method here and by their
 * declaration in `handle` (contracts, Route.changes), never by how the address is written.
 */
export function refuseCrossSite(app: App, request: FastifyRequest): void {
  if (!SAFE.has(request.method)) refuseOtherSites(app, request);
}

/** The same whatever the method: for a GET that changes something. Errors: `crossSite`. */
export function refuseOtherSites(app: App, request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') fail('crossSite');
    return;
  }
  const { origin } = request.headers;
  if (origin !== undefined && origin !== ownOrigin(app, request)) fail('crossSite');
}

/** In the demonstration people come by any name of the machine, so that without PUBLIC_URL the page's own origin is the request's. */
function ownOrigin(app: App, request: FastifyRequest): string {
  return app.settings.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
}
