import { expect, test } from 'vitest';
import { withinTime } from './deadline.ts';

/** A statement that only ends with its signal. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

test('the time is one for everything that a request asks', async () => {
  const asked: string[] = [];
  const work = withinTime(undefined, 20, async (signal) => {
    asked.push('first');
    await new Promise((done) => setTimeout(done, 5));
    asked.push('second');
    await endless(signal);
    asked.push('third');
  });
  await expect(work).rejects.toMatchObject({ failure: 'timeout', status: 503 });
  expect(asked).toEqual(['first', 'second']);
});

test('a caller that goes away ends the work with its own reason, and nothing is begun for one that has gone', async () => {
  const gone = new AbortController();
  const work = withinTime(gone.signal, 60_000, endless);
  gone.abort(new Error('gone'));
  await expect(work).rejects.toThrow('gone');
  await expect(withinTime(gone.signal, 60_000, async () => 'begun')).rejects.toThrow('gone');
});

test('work in time answers, and its signal never fires', async () => {
  let given: AbortSignal | undefined;
  expect(await withinTime(undefined, 1, async (signal) => ((given = signal), 'done'))).toBe('done');
  await new Promise((done) => setTimeout(done, 5));
  expect(given?.aborted).toBe(false);
});
