// [ASVS 8.1.1]
import type { Route } from '@fonte/contracts';
import { authorisationMatrix } from '@fonte/contracts/authorisation-matrix';
import { KEY_SCOPES, keyMayCall } from '@fonte/contracts/program-keys';
import { ALL_ROUTES } from '@fonte/contracts/routes/index';
import { expect, test } from 'vitest';

/** One line per call, so that a change of rights shows in a review. `npm run golden` writes it anew. */
test('docs/authorisation-matrix.json is what the contracts say', async () => {
  const lines = authorisationMatrix(ALL_ROUTES).map((row) => `  ${JSON.stringify(row)}`);
  await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot('../../../docs/authorisation-matrix.json');
});

test('every call has a name and an address of its own', () => {
  const rows = authorisationMatrix(ALL_ROUTES);
  expect(new Set(rows.map(({ route }) => route)).size).toBe(rows.length);
  expect(new Set(rows.map(({ call }) => call)).size).toBe(rows.length);
});

test('a personal key opens what says so, and that is a GET of a capability that changes nothing', () => {
  const opened = ALL_ROUTES.filter(({ keys }) => keys !== undefined);
  expect(new Set(opened.map(({ keys }) => keys))).toEqual(new Set(KEY_SCOPES));
  for (const { name, method, access, changes, streams, beforeFactor } of opened)
    expect([name, method, typeof access, changes, streams, beforeFactor]).toEqual([
      name,
      'GET',
      'object',
      undefined,
      undefined,
      undefined,
    ]);
  // A new call that says nothing of keys answers to none.
  const silent: Route = {
    name: 'x.y',
    method: 'GET',
    path: '/x',
    access: 'session',
    tells: 'nothing',
    summary: '',
    content: 'file',
  };
  expect(authorisationMatrix([silent])[0]?.keys).toEqual({ maps: '-', reports: '-', indicators: '-' });
  expect(keyMayCall({ method: 'POST', keys: 'maps' }, ['maps'])).toBe(false);
});
