import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../install.mjs';
import { LONGEST, LongestFirst } from './longest-first.mjs';

test('the longest files are there', () => {
  expect(LONGEST.filter((name) => !existsSync(join(root, name)))).toEqual([]);
});

test('they come first within their project, longest first, whatever their bytes', async () => {
  const spec = (name, path) => ({
    moduleId: join(root, path),
    project: { name, config: { sequence: { groupOrder: 0 }, isolate: false } },
  });
  const [first, second] = LONGEST;
  const bytes = new Map([
    [second, 2],
    ['other.test.ts', 3],
  ]);
  const cache = {
    getFileTestResults: () => undefined,
    getFileStats: (key) => ({ size: bytes.get(key.split(':')[1]) ?? 1 }),
  };
  const given = [
    spec('db', 'small.test.ts'),
    spec('db', second),
    spec('db', 'other.test.ts'),
    spec('db', first),
    spec('unit', 'one.test.ts'),
    spec('db', 'last.test.ts'),
  ];
  const sorted = await new LongestFirst({ cache, config: { root } }).sort(given);
  expect(sorted.map(({ moduleId }) => moduleId.slice(root.length + 1))).toEqual([
    first,
    second,
    'other.test.ts',
    'small.test.ts',
    'last.test.ts',
    'one.test.ts',
  ]);
});
