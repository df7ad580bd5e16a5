import type { HTTPMethods } from 'fastify';
import type { App } from '../app/app.ts';
import { refuseCrossSite } from '../call/csrf.ts';
import { sendFailure } from '../call/error-handler.ts';
import { fail, Failure } from '../failures/fail.ts';
import { answerPreflight, isForOtherSites, letSiteRead } from '../app/other-sites.ts';
import { refuseOtherHosts } from '../app/public-address.ts';
import { plainPath } from './plain-path.ts';
import { COMMON_HEADERS, DATA_POLICY, STRICT_TRANSPORT, WORKER_POLICY } from './security-headers.ts';
import { hasKeyInAddress } from '../identity/sent-key.ts';
import { overHttps } from '../identity/session-cookie.ts';
import { noticeUntrustedProxy } from './untrusted-proxy.ts';

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Puts headers on every answer and refuses what comes under another name or from another site. Must come before the routes. */
export function addGuards(app: App): void {
  const noticeProxy = noticeUntrustedProxy(app.server.log);
  app.server.addHook('onRequest', async (request, reply) => {
    noticeProxy(request);
    reply.headers(COMMON_HEADERS);
    reply.header('content-security-policy', policyOf(request.url));
    if (overHttps(app, request)) reply.header('strict-transport-security', STRICT_TRANSPORT);
    letSiteRead(app, request, reply);
    refuseOtherHosts(app, request);
    refuseCrossSite(app, request);
    if (hasKeyInAddress(request)) fail('keyInAddress');
  });
}

/** A worker runs under the policy that its script came with. */
const policyOf = (url: string): string =>
  plainPath(url) === '/service-worker.js' ? WORKER_POLICY : DATA_POLICY;

/** Answers the methods that a known address does not have: 405 with Allow, and OPTIONS with the same list. Must come after the routes. */
export function closeMethods(app: App): void {
  const known = new Map<string, Set<string>>();
  const shared = new Set(app.routes.all().flatMap((route) => (isForOtherSites(route) ? [route.path] : [])));
  for (const route of app.routes.all()) {
    const path = route.legacy ? '/api/app' : route.path;
    const methods = known.get(path) ?? new Set();
    if (route.legacy) methods.add('GET').add('POST');
    known.set(path, methods.add(route.method));
  }
  for (const [url, methods] of known) {
    const allow = [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    app.server.options(url, (request, reply) => {
      if (shared.has(url)) answerPreflight(app, request, reply);
      return reply.code(204).header('allow', allow).send();
    });
    const missing = METHODS.filter((method) => !methods.has(String(method)));
    app.server.route({
      method: missing,
      url,
      // The body is not read: whatever it is, the answer is the same.
      onRequest: (_request, reply) =>
        void sendFailure(reply.header('allow', allow), new Failure('methodNotAllowed')),
      handler: (_request, reply) => reply,
    });
  }
}
