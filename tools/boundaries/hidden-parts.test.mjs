import { expect, test } from 'vitest';
import { hiddenParts, hiddenPartsIn } from './hidden-parts.mjs';

test('the server shows all it is made of', () => {
  const { files, violations } = hiddenParts(process.cwd());
  expect(violations).toEqual([]);
  expect(files).toBeGreaterThan(500);
});

test.each([
  ['const a = new WeakMap<App, number>();', 'WeakMap<App>'],
  ["const a = new WeakMap<Parts['database'], Kept>();", 'WeakMap<unknown>'],
  ['class A { readonly b = new WeakMap<QueryEngine, C>(); }', 'WeakMap<QueryEngine>'],
  ['const a: WeakMap<App, number> = new WeakMap();', 'WeakMap<unknown>'],
  ['const sending = new Map<number, number>();', 'sending'],
  ['export const known = new LRUCache<string, Known>({ max: 10 });', 'known'],
  ['let last: Promise<unknown> = Promise.resolve();', 'last'],
])('%s is refused', (source, to) => {
  expect(hiddenPartsIn('a.ts', source)).toEqual([{ rule: 'hidden-part', from: 'a.ts', to }]);
});

test.each([
  'const a = new WeakMap<FastifyRequest, Witness>();',
  'const a = new Map([[1, 2]]);',
  'class A { readonly #b = new Map<string, App>(); }',
  'function f() { const seen = new Set<string>(); return seen; }',
  '// a WeakMap would hide it\nconst a = 1;',
])('%s is not', (source) => {
  expect(hiddenPartsIn('a.ts', source)).toEqual([]);
});
