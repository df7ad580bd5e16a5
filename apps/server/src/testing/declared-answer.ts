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
  // What JSON cannot say is left out when it is written; nearly always nothing is.
  if (isDeepStrictEqual(value, read.data)) return;
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

/** Routes by what was asked for, of each list of them: a run asks for the same few hundred addresses twenty thousand times. */
const asked = new WeakMap<readonly Route[], Map<string, Route | undefined>>();

function routeOf(
  routes: readonly Route[],
  method: string,
  { pathname, searchParams }: URL,
): Route | undefined {
  const named = (['module', 'controller', 'action'] as const).map((word) => searchParams.get(word));
  const legacy = LEGACY.test(pathname) ? named.join(' ') : undefined;
  const key = `${method} ${legacy ?? pathname}`;
  const known = asked.get(routes) ?? new Map<string, Route | undefined>();
  asked.set(routes, known);
  if (!known.has(key)) known.set(key, found(routes, method, pathname, legacy));
  return known.get(key);
}

/** The route that answers an address; one without variable parts before one with. */
const found = (
  routes: readonly Route[],
  method: string,
  pathname: string,
  named: string | undefined,
): Route | undefined =>
  routes
    .filter((route) => {
      if (route.method !== method) return false;
      const { legacy, path } = addressOf(route);
      return legacy === undefined ? path.test(pathname) : legacy === named;
    })
    .toSorted((a, b) => addressOf(a).variable - addressOf(b).variable)[0];

const LEGACY = /^\/api\/app\/?$/;

/** How a route's address is told from others. */
interface RouteAddress {
  readonly legacy: string | undefined;
  readonly path: RegExp;
  readonly variable: number;
}
const addresses = new WeakMap<Route, RouteAddress>();

/** Worked out once for each of some three hundred. */
function addressOf(route: Route): RouteAddress {
  const known = addresses.get(route);
  if (known) return known;
  const { path, legacy } = route;
  const made = {
    legacy: legacy && [legacy.module, legacy.controller, legacy.action].join(' '),
    path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
    variable: path.split('/:').length,
  };
  addresses.set(route, made);
  return made;
}
