import { expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

/** An object of one text, of so many bytes: its own 56, a place 8, the text's own 24, two for each letter. */
const sized = (bytes: number) => ({ text: 'x'.repeat((bytes - 88) / 2) });

it('forgets what was least recently used when the bytes run out', () => {
  const cache = new AnswerCache(4_000);
  cache.set('a', sized(960));
  cache.set('b', sized(960));
  cache.set('c', sized(960));
  cache.set('d', sized(960));
  cache.get('a');
  cache.set('e', sized(960));
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.get(key) !== undefined)).toEqual([
    'a',
    'c',
    'd',
    'e',
  ]);
  expect(cache.bytes).toBeLessThanOrEqual(4_000);
});

it('does not keep an answer that would push out everything else, nor count one twice', () => {
  const cache = new AnswerCache(4_000);
  cache.set('huge', sized(1_002));
  expect(cache.get('huge')).toBeUndefined();
  cache.set('a', sized(400));
  cache.set('a', sized(400));
  expect(cache.bytes).toBe(400);
});

it('sees that an answer of many rows is too long without going through all of them', () => {
  const cache = new AnswerCache(4_000);
  let looked = 0;
  const row = {
    get cell() {
      looked += 1;
      return looked;
    },
  };
  cache.set('map', { columns: [{}, {}], rows: Array.from({ length: 100 }, () => row) });
  expect(cache.get('map')).toBeUndefined();
  expect(looked).toBeLessThan(25);
});

it('forgets all of them when it is told to', () => {
  const cache = new AnswerCache(4_000);
  cache.set('a', sized(400));
  cache.clear();
  expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0]);
});
