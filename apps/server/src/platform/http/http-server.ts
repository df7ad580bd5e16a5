import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import type { Settings } from '../../settings.ts';
import { leaveDeclaredStreams, takeDeclaredTexts } from '../failures/body-texts.ts';
import { answerClientError, refuseOnSocket } from '../failures/client-error.ts';
import { answerError } from '../call/error-handler.ts';
import { BROTLI, ENCODINGS, SHORTEST } from '../answers/compression.ts';
import { Failure } from '../failures/fail.ts';
import { demandLeastRate, type LeastRate } from '../limits/least-rate.ts';
import { logOptions } from '../app/log.ts';

/** Longest address accepted, characters; and all headers together, bytes. */
const URI_LIMIT = 8_192;
/** Longest part of a path, encoded: the name of a file. */
const PARAM_LIMIT = 1_000;
const HEADERS_LIMIT = 32_768;
/** Largest body of a call that declares no limit of its own, bytes. */
const BODY_LIMIT = 102_400;

/** How long a request is waited for. */
export interface Patience {
  /** Until its headers are here, ms. */
  readonly headersMs: number;
  /** Until all of it is, ms; its body besides comes at a least rate. */
  readonly requestMs: number;
  /** How often that is looked at, ms. */
  readonly checkMs: number;
  /** The least rate, where it is not the usual one. */
  readonly sent?: LeastRate;
}

const PATIENCE: Patience = { headersMs: 10_000, requestMs: 300_000, checkMs: 2_000 };

/** An HTTP server with what every call shares: sizes, cookies, compression, errors. No routes yet. */
export async function httpServer(
  settings: Settings,
  { headersMs, requestMs, checkMs, sent }: Patience = PATIENCE,
): Promise<FastifyInstance> {
  const server = fastify({
    logger: logOptions(settings),
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    http: {
      maxHeaderSize: HEADERS_LIMIT,
      headersTimeout: headersMs,
      connectionsCheckingInterval: checkMs,
    },
    requestTimeout: requestMs,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAM_LIMIT },
  }) as unknown as FastifyInstance;
  demandLeastRate(server.server, (socket) => refuseOnSocket(socket, new Failure('slowRequest')), {
    ...(sent && { sent }),
  });
  server.removeContentTypeParser('text/plain');
  takeDeclaredTexts(server);
  leaveDeclaredStreams(server);
  server.setErrorHandler(answerError);
  server.addHook('onRequest', (request, _reply, done) => {
    if (request.url.length > URI_LIMIT) {
      done(new Failure('uriTooLong'));
      return;
    }
    done();
  });
  await server.register(cookie);
  await server.register(compress, {
    threshold: SHORTEST,
    encodings: [...ENCODINGS],
    brotliOptions: BROTLI,
  });
  return server;
}
