import type { HTTPMethods } from 'fastify';
import type { App } from '../app/app.ts';
import { refuseCrossSite } from '../call/csrf.ts';
import { sendFailure } from '../call/error-handler.ts';
import { Failure } from '../failures/fail.ts';
import { refuseOtherHosts } from '../app/public-address.ts';
import { COMMON_HEADERS, DATA_POLICY, STRICT_TRANSPORT } from './security-headers.ts';
import { overHttps } from '../identity/session-cookie.ts';
import { noticeUntrustedProxy } from './untrusted-proxy.ts';

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Puts headers on every answer and refuses what comes under another name or from another site. Must come before the routes. */
export function addGuards(app: App): void {
  const noticeProxy = noticeUntrustedProxy(app.server.log);
  app.server.addHook('onRequest', async (request, reply) => {
    noticeProxy(request);
    reply.headers(COMMON_HEADERS);
    reply.header('content-security-policy', DATA_POLICY);
    if (overHttps(app, request)) reply.header('strict-transport-security', STRICT_TRANSPORT);
    refuseOtherHosts(app, request);
    refuseCrossSite(app, request);
  });
}

/** Answers the methods that a known address does not have: 405 with Allow, and OPTIONS with the same list. Must come after the routes. */
export function closeMethods(app: App): void {
  const known = new Map<string, Set<string>>();
  for (const route of app.routes.all()) {
    const path = route.legacy ? '/api/app' : route.path;
    const methods = known.get(path) ?? new Set();
    if (route.legacy) methods.add('GET').add('POST');
    known.set(path, methods.add(route.method));
  }
  for (const [url, methods] of known) {
    const allow = [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    app.server.options(url, (_request, reply) => reply.code(204).header('allow', allow).send());
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
