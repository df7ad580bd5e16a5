import { expect, test } from 'vitest';
import { KeptFiles } from './kept-files.ts';

test('files are given again until their time is over, the oldest go when they are too many', () => {
  let now = 0;
  const files = new KeptFiles(1_000, 10, () => now);
  files.keep('a', Buffer.alloc(6));
  expect(files.get('a')?.length).toBe(6);
  files.keep('b', Buffer.alloc(6));
  expect([files.get('a'), files.get('b')?.length]).toEqual([undefined, 6]);
  now = 1_000;
  expect(files.get('b')).toBeUndefined();
  files.keep('large', Buffer.alloc(11));
  expect(files.get('large')).toBeUndefined();
});
