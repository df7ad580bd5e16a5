import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Route } from '@fonte/contracts';
import { failureBody } from '@fonte/contracts/failure-body';
import type { LightMyRequestResponse } from 'fastify';
import type { z } from 'zod';

/**
 * Holds an answer against the declaration of its call: JSON that the declared schema refuses, or reads without some of its fields, fails the
 * test that asked, and so does a refusal in another form than every refusal has. Files and the map services' own forms are not looked at.
 */
export function assertDeclared(
  routes: readonly Route[],
  method: string,
  url: string,
  answer: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'rawPayload'>,
): void {
  const route = routeOf(routes, method, new URL(url, 'http://portal'));
  const json = String(answer.headers['content-type'] ?? '').startsWith('application/json');
  if (route === undefined || !json || route.content === 'service' || answer.rawPayload.length === 0) return;
  const declared = answer.statusCode >= 400 ? failureBody : route.answer;
  if (declared) assertForm(route.name, declared, JSON.parse(textOf(answer)));
}

function textOf({ headers, rawPayload }: Pick<LightMyRequestResponse, 'headers' | 'rawPayload'>): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(rawPayload).toString();
  return (encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString();
}

/** Throws where a JSON value is another one than its schema says: `name` in the words of the fault. */
export function assertForm(name: string, declared: z.ZodType, value: unknown): void {
  const read = declared.safeParse(value);
  if (!read.success)
    throw new Error(`${name} answers otherwise than it declares: ${JSON.stringify(read.error.issues[0])}`);
  const extra = undeclared(value, JSON.parse(JSON.stringify(read.data)));
  if (extra !== undefined)
    throw new Error(`${name} answers ${extra || 'something'} that it does not declare`);
}

/** Where a value and what its schema read of it part, as a path; undefined where they are the same. */
function undeclared(value: unknown, read: unknown, path = ''): string | undefined {
  if (isDeepStrictEqual(value, read)) return undefined;
  if (typeof value !== 'object' || value === null || typeof read !== 'object' || read === null) return path;
  for (const [key, one] of Object.entries(value)) {
    const found = undeclared(one, (read as Record<string, unknown>)[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return path;
}

/** The route that answers an address; one without variable parts before one with. */
function routeOf(
  routes: readonly Route[],
  method: string,
  { pathname, searchParams }: URL,
): Route | undefined {
  const named = (['module', 'controller', 'action'] as const).map((word) => searchParams.get(word));
  return routes
    .filter((route) => route.method === method)
    .toSorted((a, b) => variable(a) - variable(b))
    .find(({ path, legacy }) =>
      legacy
        ? pathname.replace(/\/$/, '') === '/api/app' &&
          isDeepStrictEqual(named, [legacy.module, legacy.controller, legacy.action])
        : new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
    );
}

const variable = ({ path }: Route): number => path.split('/:').length;
