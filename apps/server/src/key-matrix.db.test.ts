import { readFile } from 'node:fs/promises';
import { ALL_PROFILES, PROFILES, type Profile, type Route } from '@fonte/contracts';
import type { MatrixRow } from '@fonte/contracts/authorisation-matrix';
import { KEY_SCOPES, type KeyScope } from '@fonte/contracts/program-keys';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPortal, type TestPortal } from './testing.ts';
import { basic, bearer, programKey } from './testing/program-key.ts';

// Every call × a key of each scope: only those that the matrix names answer to it, for those of its person's profiles that may.

const matrix = JSON.parse(
  await readFile(new URL('../../../docs/authorisation-matrix.json', import.meta.url), 'utf8'),
) as MatrixRow[];

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.close());

const routeOf = (name: string): Route => {
  const route = portal.app.routes.all().find((one) => one.name === name);
  if (!route) throw new Error(`${name} is in docs/authorisation-matrix.json and not in the server`);
  return route;
};
const call = ({ path, legacy, method }: Route, headers: Record<string, string>, as: string = method) =>
  portal.ask(
    as,
    (legacy ? `/api/app/?${new URLSearchParams(legacy).toString()}` : path).replace(/:\w+/g, '1'),
    { headers, ...(as === 'POST' || as === 'PUT' || as === 'PATCH' ? { payload: {} } : {}) },
  );
const personOf = (profile: Profile) =>
  portal.person(profile, PROFILES[profile].requiresUf ? { uf: 'GO' } : {});

test('the matrix says of every call of the server what each scope opens', () => {
  expect(matrix.map(({ route }) => route).toSorted()).toEqual(
    portal.app.routes
      .all()
      .map(({ name }) => name)
      .toSorted(),
  );
  for (const { keys } of matrix) expect(Object.keys(keys)).toEqual([...KEY_SCOPES]);
});

describe.each(KEY_SCOPES)('a key for %s', (scope) => {
  const rows = matrix.map(({ route, access, keys }) => [route, access === 'public', keys[scope]] as const);

  test.each(rows)('%s (public: %s): %s', async (name, open, right) => {
    const { chave } = await programKey(portal, await personOf('administrador'), [scope]);
    const route = routeOf(name);
    for (const headers of [bearer(chave), basic('quem for', chave)]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await call(route, headers);
      if (open || right === 'Y') expect([401, 403]).not.toContain(answer.statusCode);
      else {
        expect(answer.statusCode).toBe(403);
        expect(answer.json().codigo).toBe(route.keys === undefined ? 'keyNotHere' : 'keyScope');
      }
    }
  });

  test('leaves each profile what it may, and no more', async () => {
    for (const profile of ALL_PROFILES) {
      // oxlint-disable no-await-in-loop -- one after the other
      const { chave } = await programKey(portal, await personOf(profile), [scope]);
      for (const { route, profiles, keys } of matrix) {
        if (keys[scope] === '-') continue;
        const answer = await call(routeOf(route), bearer(chave));
        expect([profile, route, answer.statusCode === 403]).toEqual([
          profile,
          route,
          profiles[profile] === '-',
        ]);
      }
      // oxlint-enable no-await-in-loop
    }
  });
});

test('a key for everything opens no more than its scopes do one by one', async () => {
  const { chave } = await programKey(portal, await personOf('administrador'));
  for (const { route, access, keys } of matrix) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await call(routeOf(route), bearer(chave));
    const may = access === 'public' || KEY_SCOPES.some((scope: KeyScope) => keys[scope] === 'Y');
    expect([route, [401, 403].includes(answer.statusCode)]).toEqual([route, !may]);
  }
});

test('HEAD is refused as GET is', async () => {
  const { chave } = await programKey(portal, await personOf('administrador'), ['maps']);
  for (const { route, access, keys } of matrix.filter((row) => routeOf(row.route).method === 'GET')) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const head = await call(routeOf(route), bearer(chave), 'HEAD');
    expect([route, head.statusCode === 403]).toEqual([route, access !== 'public' && keys.maps === '-']);
  }
});

test('a public call takes a key for nobody', async () => {
  const { chave } = await programKey(portal, await personOf('administrador'));
  for (const { route } of matrix.filter(({ access }) => access === 'public')) {
    // oxlint-disable no-await-in-loop -- one after the other
    const one = await call(routeOf(route), bearer(chave));
    const none = await call(routeOf(route), {});
    // oxlint-enable no-await-in-loop
    expect([route, one.statusCode, one.headers['set-cookie']]).toEqual([
      route,
      none.statusCode,
      none.headers['set-cookie'],
    ]);
  }
});
