import type { FastifyInstance } from 'fastify';
import { Failure } from './fail.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Media types of the body besides JSON (contracts, Route.accepts). */
    accepts?: readonly string[];
  }
}

/** Gives bodies in the media types that a route declares as their text; on every other route they stay refused. */
export function takeDeclaredTexts(server: FastifyInstance): void {
  server.addContentTypeParser<string>(
    /^(text\/xml|application\/xml|application\/x-www-form-urlencoded)/,
    { parseAs: 'string' },
    (request, body, done) => {
      const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
      const { accepts = [] } = request.routeOptions.config;
      if (accepts.includes(type)) done(null, body);
      else done(new Failure('unsupportedMediaType'));
    },
  );
}
