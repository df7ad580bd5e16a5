import { expect, test } from 'vitest';
import { KeptOfVersion } from './kept-of-version.ts';

/** Things kept, and how often each was worked out. */
function counting() {
  const kept = new KeptOfVersion();
  const made: string[] = [];
  const ask = (versao: number, key: string) =>
    kept.of(versao, key, async () => {
      made.push(`${versao} ${key}`);
      return `${key} of ${versao}`;
    });
  return { kept, made, ask };
}

test('is worked out once for all who ask, and anew when another version holds', async () => {
  const { made, ask } = counting();
  expect(await Promise.all([ask(1, 'a'), ask(1, 'a'), ask(1, 'b')])).toEqual(['a of 1', 'a of 1', 'b of 1']);
  expect(await ask(2, 'a')).toBe('a of 2');
  expect(await ask(2, 'a')).toBe('a of 2');
  expect(made).toEqual(['1 a', '1 b', '2 a']);
});

test('a failure is told to who waited for it, and is not kept', async () => {
  const { kept, ask } = counting();
  const failing = () => kept.of(1, 'a', () => Promise.reject(new Error('away')));
  await expect(failing()).rejects.toThrow('away');
  expect(await ask(1, 'a')).toBe('a of 1');
});

test('a late failure takes nothing away that came after it', async () => {
  const { kept, made, ask } = counting();
  let fail: (error: Error) => void = () => {};
  const slow = kept.of(1, 'a', () => new Promise<string>((_, reject) => (fail = reject)));
  await ask(2, 'a');
  fail(new Error('late'));
  await expect(slow).rejects.toThrow('late');
  expect(await ask(2, 'a')).toBe('a of 2');
  expect(made).toEqual(['2 a']);
});

test('so many are kept at most', async () => {
  const { made, ask } = counting();
  for (let n = 0; n <= 200; n += 1)
    // oxlint-disable-next-line no-await-in-loop -- in order
    await ask(1, `${n}`);
  await ask(1, '200');
  await ask(1, '0');
  expect(made.filter((one) => one === '1 0' || one === '1 200')).toEqual(['1 0', '1 200', '1 0']);
});

test('whoever goes takes nothing from who waits for the same; when all have gone, it is given up and made anew', async () => {
  const kept = new KeptOfVersion();
  const signals: AbortSignal[] = [];
  const ends: ((value: string) => void)[] = [];
  const work = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((resolve, reject) => {
      ends.push(resolve);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
  const gone = kept.of(1, 'a', work, first.signal);
  const stays = kept.of(1, 'a', work, second.signal);
  first.abort(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  ends[0]!('a of 1');
  expect(await stays).toBe('a of 1');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);

  const alone = kept.of(1, 'b', work, third.signal);
  third.abort(new Error('gone too'));
  await expect(alone).rejects.toThrow('gone too');
  expect(signals[1]!.aborted).toBe(true);
  expect(await kept.of(1, 'b', async () => 'b of 1')).toBe('b of 1');
});
