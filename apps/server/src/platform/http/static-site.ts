import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app/app.ts';
import { answerError, sendFailure } from '../call/error-handler.ts';
import { Failure } from '../failures/fail.ts';
import { plainPath } from './plain-path.ts';
import { pagePolicy } from './security-headers.ts';

const BUILT = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** Stands in index.html where each answer's nonce goes (apps/web/vite.config.ts, `html.cspNonce`). */
const NONCE_MARK = '__CSP_NONCE__';
/** Ends as a file's name does; the last figures of a property's code with its dots are no such end. */
const FILE = /\.[a-z]\w{0,4}$/i;
const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the built interface: files with a content hash in their name for ever, the others revalidated, and for every other address index.html, whose
 * router knows which pages there are. Unknown calls answer 404 as JSON.
 */
export async function serveSite(app: App, folder: string = BUILT): Promise<void> {
  const { server } = app;
  if (existsSync(folder)) {
    await server.register(async (files) => {
      // An address in another form than its plain one (`//api/nada`, `/./x`) is no file's: it is answered as any other is.
      files.setErrorHandler((error, request, reply) =>
        isRefusedPath(error)
          ? answerUnknown(app, folder, request, reply)
          : answerError(error, request, reply),
      );
      await files.register(fastifyStatic, {
        root: folder,
        index: false,
        wildcard: true,
        dotfiles: 'ignore',
        cacheControl: false,
        preCompressed: true,
        setHeaders: (reply, path) => {
          reply.header('cache-control', path.includes(`${folder}/assets/`) ? YEAR : 'no-cache');
        },
        // index.html, compressed or not, goes out through `answerUnknown`, which gives it its policy.
        allowedPath: (path) => !/^\/(index\.html|$)/.test(plainPath(path)),
      });
    });
  }
  server.setNotFoundHandler((request, reply) => answerUnknown(app, folder, request, reply));
}

/** How the library refuses a path that is not in its plain form; nothing else of it is forbidden. */
const isRefusedPath = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 403;

async function answerUnknown(app: App, folder: string, request: FastifyRequest, reply: FastifyReply) {
  const path = plainPath(request.url);
  const asksForPage = request.method === 'GET' || request.method === 'HEAD';
  if (/^\/(api|health)(\/|$)/i.test(path) || !asksForPage || FILE.test(path)) {
    return sendFailure(reply, new Failure('notFound'));
  }
  const nonce = randomBytes(16).toString('base64url');
  reply
    .header('content-security-policy', pagePolicy(app.settings, nonce))
    .header('cache-control', 'no-cache');
  return reply.type('text/html; charset=utf-8').send((await pageOf(folder)).replaceAll(NONCE_MARK, nonce));
}

async function pageOf(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, 'index.html'), 'utf8');
  } catch {
    return NOT_BUILT;
  }
}

const NOT_BUILT = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Fonte de dados</title>
<p>As páginas ainda não foram montadas: <code>npm start</code> as monta.</p></html>`;
