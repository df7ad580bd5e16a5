import type { Route } from '@fonte/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Read by pages of the sites that MAP_ORIGINS names. */
    otherSites?: true;
  }
}

/** Whether pages of other sites may read a call where the operator names them: the map services, which open to their programs by a key. */
export const isForOtherSites = ({ method, keys }: Pick<Route, 'method' | 'keys'>): boolean =>
  method === 'GET' && keys === 'maps';

/** The site of a request, if the operator has named it; null for our own pages, for programs and for every other site. */
export function namedSite({ settings }: Pick<App, 'settings'>, { headers }: FastifyRequest): string | null {
  const { origin } = headers;
  return origin !== undefined && settings.MAP_ORIGINS.includes(origin) ? origin : null;
}

/** What of an answer a page may read besides its body. */
const EXPOSED = 'Content-Crs, Content-Disposition, ETag, Retry-After, X-About';
/** What a page may send with its request: its key, and which form and copy it wants. */
const TAKEN = 'Authorization, Accept, If-None-Match';
const PREFLIGHT_SECONDS = 600;

/** Lets the page of a named site read the answer. The browser's cookie is never let in with it: what a page reads is what its key reads. */
export function letSiteRead(app: Pick<App, 'settings'>, request: FastifyRequest, reply: FastifyReply): void {
  if (request.routeOptions.config.otherSites !== true || app.settings.MAP_ORIGINS.length === 0) return;
  reply.header('vary', 'Origin');
  const site = namedSite(app, request);
  if (site === null) return;
  reply.headers({ 'access-control-allow-origin': site, 'access-control-expose-headers': EXPOSED });
}

/** Answers the question that a browser asks before a page's request with a key. */
export function answerPreflight(
  app: Pick<App, 'settings'>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const site = namedSite(app, request);
  if (site === null) return;
  reply.headers({
    'access-control-allow-origin': site,
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': TAKEN,
    'access-control-max-age': PREFLIGHT_SECONDS,
    vary: 'Origin',
  });
}
