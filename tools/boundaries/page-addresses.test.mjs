import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_PAGES, ENTRANCE } from '../../packages/contracts/src/pages.ts';
import { isTest, textsOf, treeOf } from './browser-calls.mjs';
import { filesIn } from './files-in.mjs';

const WRITERS = ['apps/web/src', 'apps/server/src/modules/auth', 'apps/server/src/modules/notifications'];

/** First parts of the portal's addresses: '/midias' of '/midias/tag/:id'. */
const begins = new Set(
  [...ALL_PAGES.map(([, { path }]) => path), ...Object.values(ENTRANCE)].map((path) => path.split('/')[1]),
);
const isAddress = (text) => /^\/[a-z]/.test(text) && begins.has(text.split(/[/?#]/)[1]);

/** Addresses of pages that a source types by hand. */
const typedIn = (file, source) => textsOf(treeOf(file, source).body).filter(isAddress);

test('addresses of pages come from the table of pages', () => {
  const files = WRITERS.flatMap(filesIn).filter((file) => !isTest(file) && !file.includes('/testing'));
  expect(files.length).toBeGreaterThan(400);
  expect(
    files.flatMap((file) => typedIn(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`)),
  ).toEqual([
    // The branch of the router below which those without a session stand.
    'apps/web/src/app/router.tsx: /auth',
  ]);
});

test.each([
  ["const to = '/midias';", ['/midias']],
  ['const to = `/midias/tag/${id}`;', ['/midias/tag/']],
  ['const a = <Link to="/auth/login">a</Link>;', ['/auth/login']],
  ["const to = '/historico?dia=1';", ['/historico?dia=1']],
  ["const to = '/favicon.svg'; // '/midias'", []],
  ["const to = PAGES.midias.path + '/nada';", []],
])('%s', (source, found) => {
  expect(typedIn('a.tsx', source)).toEqual(found);
});
