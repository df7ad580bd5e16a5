import { expect, test } from 'vitest';
import { addressesIn, browserCalls, schemasIn } from './browser-calls.mjs';

const found = (source, file = 'apps/web/src/a.tsx') =>
  addressesIn(file, source).map(({ from, to }) => [Number(from.split(':')[1]), to]);

test('the browser and the kit name endpoints, write no address and load no schema', () => {
  const { files, violations } = browserCalls(process.cwd());
  expect(violations).toEqual([]);
  expect(files).toBeGreaterThan(300);
});

test.each([
  ["const a = '/api/indicators/painel';", '/api/indicators/painel'],
  ['const a = "/api/app/";', '/api/app/'],
  ['const a = `/api/indicators/painel/${id}`;', '/api/indicators/painel/'],
  ['const a = `${base}/api/mapa/resumo`;', '/api/mapa/resumo'],
  ["const a = base + 'api/docs';", 'api/docs'],
  ["fetch('https://portal.br/api/docs');", 'https://portal.br/api/docs'],
  ['const a = <a href="/api/docs">a</a>;', '/api/docs'],
  ["const a = { '/api': 1 };", '/api'],
  ['const a = `?module=${one}&controller=index`;', '?module='],
])('%s is noticed', (source, text) => {
  expect(found(`const x = 1;\n${source}\n`)).toEqual([[2, text]]);
});

test('each is told with its own line', () => {
  expect(found("const a = '/api/a';\n\nconst b = '/api/a';\n")).toEqual([
    [1, '/api/a'],
    [3, '/api/a'],
  ]);
});

test.each([
  "import { call } from '../api/call.ts';",
  "export { call } from '../../core/api/call.ts';",
  "const a = import('./api/call.ts');",
  "// asks '/api/docs'\nconst a = 1;",
  "const a = '/mapa';",
  "const a = 'capital/apice';",
])('%s is none', (source) => {
  expect(found(source)).toEqual([]);
});

test.each([
  "import { report } from '@fonte/contracts/routes/reports';",
  "import * as reports from '@fonte/contracts/routes/reports';",
  "import { type View, view } from '@fonte/contracts/view';",
  "export { reportAnswer } from '@fonte/contracts/report-answer';",
  "import '@fonte/contracts/failure-body';",
])('%s brings zod along', (source) => {
  expect(schemasIn('apps/web/src/a.ts', source).map(({ rule }) => rule)).toEqual(['web-without-schemas']);
});

test.each([
  "import type * as reports from '@fonte/contracts/routes/reports';",
  "import { type View } from '@fonte/contracts/view';",
  "export type { Panel } from '@fonte/contracts/routes/panels';",
  "import { report } from '@fonte/contracts/endpoints/reports';",
  "import { VIEW_TYPES } from '@fonte/contracts/view-options';",
])('%s does not', (source) => {
  expect(schemasIn('apps/web/src/a.ts', source)).toEqual([]);
});
