import { expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

const sized = (characters: number) => ({ text: 'x'.repeat(characters - 11) });

it('forgets what was least recently used when the bytes run out', () => {
  const cache = new AnswerCache(4_000);
  cache.set('a', sized(240));
  cache.set('b', sized(240));
  cache.set('c', sized(240));
  cache.set('d', sized(240));
  cache.get('a');
  cache.set('e', sized(240));
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
  cache.set('huge', sized(900));
  expect(cache.get('huge')).toBeUndefined();
  cache.set('a', sized(100));
  cache.set('a', sized(100));
  expect(cache.bytes).toBe(400);
});

it('sees that an answer of many rows is too long without writing it out', () => {
  const cache = new AnswerCache(4_000);
  const unwritten = { toJSON: () => expect.unreachable('written out') };
  cache.set('map', { columns: [{}, {}], rows: Array.from({ length: 100 }, () => unwritten) });
  expect(cache.get('map')).toBeUndefined();
});
