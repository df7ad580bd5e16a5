import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../install.mjs';

const FOLDER = join(root, 'e2e');

// What e2e/src/browser.ts says of `UNSEEN`: two empty pictures are the same, whatever the page shows.
test('no browser test looks at a screenshot', () => {
  const files = readdirSync(FOLDER, { recursive: true }).filter(
    (name) => name.endsWith('.ts') && !name.startsWith('node_modules'),
  );
  expect(files.length).toBeGreaterThan(50);
  const looks = files.filter((name) => readFileSync(join(FOLDER, name), 'utf8').includes('.screenshot('));
  expect(looks).toEqual([]);
});
