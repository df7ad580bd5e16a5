import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../install.mjs';
import { FAULTS } from './planted.mjs';

// What is planted moves on with the code: a rig that finds nothing to change finds no missing test either.
test.each(FAULTS)('$name can still be planted', ({ file, find }) => {
  expect(existsSync(join(root, file)), file).toBe(true);
  if (find !== undefined) expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
});
