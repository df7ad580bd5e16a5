import type { FastifyInstance } from 'fastify';
import { Failure } from './fail.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Media types of a body that is taken as its text (contracts, Route.accepts); elsewhere only JSON is read, as what it says. */
    accepts?: readonly string[];
    /** Media type of a body that the handler reads by itself (contracts, Route.streams). */
    streams?: string;
  }
}

/** Gives bodies in the media types that a route declares as their text; on every other route they stay refused. */
export function takeDeclaredTexts(server: FastifyInstance): void {
  server.addContentTypeParser<Buffer>(
    /^(text\/xml|text\/plain|application\/xml|application\/x-www-form-urlencoded)/,
    { parseAs: 'buffer' },
    (request, body, done) => {
      const [type = '', ...parameters] = (request.headers['content-type'] ?? '').split(';');
      const { accepts = [] } = request.routeOptions.config;
      if (!accepts.includes(type.trim().toLowerCase())) return done(new Failure('unsupportedMediaType'));
      const text = textOf(body, parameters.join(';'));
      return text === null ? done(new Failure('unsupportedMediaType')) : done(null, text);
    },
  );
  const readJson = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.accepts?.includes('application/json')) done(null, body);
    else void readJson(request, body, done);
  });
}

/** Leaves bodies unread where a route says that its handler reads them; on every other route their types stay refused. */
export function leaveDeclaredStreams(server: FastifyInstance): void {
  server.addContentTypeParser(
    ['multipart/form-data', 'application/offset+octet-stream'],
    (request, _body, done) => {
      const [type = ''] = (request.headers['content-type'] ?? '').split(';');
      const { streams } = request.routeOptions.config;
      if (streams === type.trim().toLowerCase()) done(null, undefined);
      else done(new Failure('unsupportedMediaType'), undefined);
    },
  );
}

/** A body in the encoding that its mark, its type or its XML declaration names, else UTF-8; null for one that nobody knows. */
function textOf(body: Buffer, parameters: string): string | null {
  const head = body.subarray(0, 200).toString('latin1');
  const label =
    (/^(?:\u00FF\u00FE|<\0)/.test(head) && 'utf-16le') ||
    (/^(?:\u00FE\u00FF|\0<)/.test(head) && 'utf-16be') ||
    (head.startsWith('\u00EF\u00BB\u00BF') && 'utf-8') ||
    /charset\s*=\s*"?([\w.:-]+)/i.exec(parameters)?.[1] ||
    /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)/.exec(head)?.[1] ||
    'utf-8';
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    return null;
  }
}
