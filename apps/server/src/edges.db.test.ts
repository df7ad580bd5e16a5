// [ASVS 2.2.1 16.5.1]
import type { Route } from '@fonte/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testPortalWithTiny, type TestPortal } from './testing.ts';

// Edges of columns and of numbers, to every parameter of every call that reads: what no column holds is refused or finds nothing, and is no fault of ours. What
// random requests find besides: tools/rig/hostile.ts.

const EDGES = [
  '0',
  '-1',
  '32768',
  '2147483648',
  '1000000000000000',
  '9007199254740991',
  '1e400',
  '0.5',
  '\u0000',
  '2025-02-30',
  '0001-01-01',
  '[2147483648]',
  '[1,9999]',
  'ã'.repeat(200),
];

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortalWithTiny();
});
afterAll(() => portal.close());

const keysOf = (schema: z.ZodType | undefined): string[] =>
  schema === undefined
    ? []
    : Object.keys(
        (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object })
          .properties ?? {},
      );

/** Addresses of a call with the value in each place, one after the other. */
function asked({ path, legacy, query }: Route, value: string): string[] {
  const base = path.replaceAll(/:\w+/g, '1');
  const pairs = Object.entries(legacy ?? {});
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([name]) =>
    path.replace(name, encodeURIComponent(value)).replaceAll(/:\w+/g, '1'),
  );
  const inQuery = keysOf(query).map(
    (key) => `${base}?${new URLSearchParams([...pairs, [key, value]]).toString()}`,
  );
  return [...inPath, ...inQuery];
}

test('no edge of a number, day or text is a fault of the server', async () => {
  const { cookie } = await portal.person('administrador');
  const routes = portal.app.routes
    .all()
    .filter(({ method, name }) => ['GET', 'DELETE'].includes(method) && name !== 'auth.logout');
  expect(routes.length).toBeGreaterThan(50);
  const faults: string[] = [];
  for (const route of routes)
    for (const value of EDGES)
      for (const url of asked(route, value)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the first to fail is named
        const { statusCode } = await portal.ask(route.method, url, { headers: { cookie } });
        if (statusCode >= 500) faults.push(`${statusCode} ${route.name} ${url}`);
      }
  expect(faults).toEqual([]);
}, 240_000);
