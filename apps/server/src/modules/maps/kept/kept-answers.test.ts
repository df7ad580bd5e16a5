import type { LayerSummary } from '@fonte/contracts/routes/map-summary';
import { expect, test } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';

const line = (total: number): LayerSummary => ({
  nome: 'car',
  total,
  ha: null,
  ha_dentro: null,
  km: null,
  classes: {},
});

test('a line is worked out once; the longest unused are forgotten; a failure is not kept', async () => {
  const kept = new KeptAnswers<LayerSummary>();
  let works = 0;
  const ask = (key: string) =>
    kept.of(key, undefined, async () => {
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
  await expect(kept.of('x', undefined, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect((await kept.of('x', undefined, async () => line(7))).total).toBe(7);
});

test('who asks the same meanwhile waits for the same work, which ends when the last has gone', async () => {
  const kept = new KeptAnswers<LayerSummary>();
  const [first, second] = [new AbortController(), new AbortController()];
  let works = 0;
  let given: AbortSignal | undefined;
  const work = (signal: AbortSignal) => {
    works += 1;
    given = signal;
    return new Promise<LayerSummary>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
  const asked = [first, second].map(({ signal }) => kept.of('a', signal, work).catch(() => 'gone'));
  first.abort();
  expect(await asked[0]).toBe('gone');
  expect([works, given?.aborted]).toEqual([1, false]);
  second.abort();
  expect(await asked[1]).toBe('gone');
  expect(given?.aborted).toBe(true);
});
