import { expect, it } from 'vitest';
import { linesOf } from './lines-of.ts';

const spans = (given: readonly number[]) =>
  linesOf(given.map((span) => ({ span }))).map((line) => line.map(({ span }) => span));

it('puts into a line what twelve columns hold, in the order of the board', () => {
  expect(spans([])).toEqual([]);
  expect(spans([5, 7])).toEqual([[5, 7]]);
  expect(spans([12, 6, 6, 12])).toEqual([[12], [6, 6], [12]]);
  expect(spans([6, 6, 6, 6, 6])).toEqual([[6, 6], [6, 6], [6]]);
  // A card that no longer fits begins a line, whatever the one before has left.
  expect(spans([7, 7, 5])).toEqual([[7], [7, 5]]);
  expect(spans([2.4, 2.4, 2.4, 2.4, 2.4])).toEqual([[2.4, 2.4, 2.4, 2.4, 2.4]]);
});
