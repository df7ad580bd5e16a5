import { expect, test } from 'vitest';
import { ownClocks, ownClocksIn } from './own-clock.mjs';

test('the server has one clock', () => {
  const { files, violations } = ownClocks(process.cwd());
  expect(violations).toEqual([]);
  expect(files).toBeGreaterThan(500);
});

test.each([
  ['const now = new Date();', 'new Date()'],
  ['const now = new Date;', 'new Date()'],
  ['const day = Math.floor(Date.now() / 1000);', 'Date.now'],
  ['const later = (now = Date.now) => now() + 1;', 'Date.now'],
  ['class A { readonly #since = new Date().toISOString(); }', 'new Date()'],
])('%s is refused', (source, to) => {
  expect(ownClocksIn('a.ts', source)).toEqual([{ rule: 'own-clock', from: 'a.ts', to }]);
});

test.each([
  "const day = new Date('2025-01-01');",
  'const later = new Date(clock.now().getTime() + 1);',
  'const began = performance.now();',
  'const noon = Date.UTC(2025, 0, 1, 12);',
  '// Date.now would be its own\nconst a = 1;',
])('%s is not', (source) => {
  expect(ownClocksIn('a.ts', source)).toEqual([]);
});
