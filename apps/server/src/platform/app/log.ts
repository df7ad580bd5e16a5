import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../../settings.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * The log, as JSON lines: method, route and outcome. No query string, body, cookie, address or message of the database, because all of them may carry
 * personal data (ASVS 16.2.5).
 */
export function logOptions(settings: Pick<Settings, 'LOG_LEVEL'>): LoggerOptions {
  return {
    level: settings.LOG_LEVEL,
    base: { pid: process.pid },
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: bareError,
    },
    hooks: {
      // Without a message pino takes the error's own, which is what the serializer just left out.
      logMethod(inputs, method) {
        const [first, message = nameOfError(first), ...rest] = inputs;
        method.apply(this, typeof first === 'string' ? inputs : [first, message, ...rest]);
      },
    },
  };
}

/** Type, code and place of an error. A database error's message may quote a row, so it is left out. */
export function bareError(error: unknown): { type: string; message: string; stack: string; code?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const fromDatabase = 'severity' in error || 'routine' in error;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    message: fromDatabase ? '' : error.message,
    stack: frames.join('\n'),
    ...(code === undefined ? {} : { code }),
  };
}

function nameOfError(logged: unknown): string {
  const error: unknown =
    typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : logged;
  return error instanceof Error ? error.name : '';
}
