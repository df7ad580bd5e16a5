import { readFile } from 'node:fs/promises';
import { RETENTION } from '@fonte/contracts/retention';
import { expect, test } from 'vitest';

test('docs/operations.md says how long each class is kept', async () => {
  const text = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| `portal\.(\w+)` \| (\d+) \|/gm)].map(([, table, days]) => [
    table,
    Number(days),
  ]);
  expect(rows).toEqual(Object.values(RETENTION).map(({ table, days }) => [table, days]));
});
