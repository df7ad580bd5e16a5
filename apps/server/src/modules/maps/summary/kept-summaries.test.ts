import type { LayerSummary } from '@fonte/contracts/routes/map-summary';
import { expect, test } from 'vitest';
import { KeptSummaries } from './kept-summaries.ts';

const line = (total: number): LayerSummary => ({
  nome: 'car',
  total,
  ha: null,
  ha_dentro: null,
  classes: {},
});

test('a line is worked out once; the longest unused are forgotten; a failure is not kept', async () => {
  const kept = new KeptSummaries();
  let works = 0;
  const ask = (key: string) =>
    kept.of(key, async () => {
      works += 1;
      return line(works);
    });
  expect((await ask('a')).total).toBe(1);
  expect((await ask('a')).total).toBe(1);
  for (let index = 0; index < 299; index += 1) await ask(`b${index}`);
  await ask('a');
  await ask('c');
  works = 0;
  await ask('a');
  expect(works).toBe(0);
  await ask('b0');
  expect(works).toBe(1);
  await expect(kept.of('x', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect((await kept.of('x', async () => line(7))).total).toBe(7);
});
