import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

const shown = (open: number, pages: number): string =>
  pageNumbers(open, pages)
    .map((page) => (page === null ? '…' : page === open ? `[${page + 1}]` : String(page + 1)))
    .join(' ');

it.each([
  [0, 1, ''],
  [0, 0, ''],
  [0, 2, '[1] 2'],
  [1, 3, '1 [2] 3'],
  [0, 32, '[1] 2 3 … 31 32'],
  [2, 32, '1 2 [3] 4 … 31 32'],
  // One page alone is shown, not left out.
  [4, 32, '1 2 3 4 [5] 6 … 31 32'],
  [5, 32, '1 2 … 5 [6] 7 … 31 32'],
  [29, 32, '1 2 … 29 [30] 31 32'],
  [31, 32, '1 2 … 30 31 [32]'],
  [3, 7, '1 2 3 [4] 5 6 7'],
])('page %i of %i: %s', (open, pages, words) => {
  expect(shown(open, pages)).toBe(words);
});

it('is as short for many thousands of pages', () => {
  expect(pageNumbers(1_600, 3_200)).toHaveLength(9);
});
