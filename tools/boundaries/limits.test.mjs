import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as LIMITS from '../../packages/contracts/src/limits.ts';

const OWN = join('packages', 'contracts', 'src', 'limits.ts');
const sources = ['apps/server/src', 'apps/web/src', 'packages/contracts/src']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => join(folder, path)))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && path !== OWN);

// What is in force where stands here; a number that nobody reads is in force nowhere, and says otherwise.
test('every limit is read by something that is shipped', () => {
  const words = new Set(
    sources.flatMap((path) => readFileSync(path, 'utf8').match(/\b[A-Z][A-Z_\d]+\b/g) ?? []),
  );
  expect(Object.keys(LIMITS).length).toBeGreaterThan(20);
  expect(Object.keys(LIMITS).filter((name) => !words.has(name))).toEqual([]);
});
