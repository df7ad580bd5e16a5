import { expect, it } from 'vitest';
import type { Cell, DetailPart } from '../ask/answer.ts';
import { recountAgrees, Tally } from './recount.ts';

const tally = (kind: DetailPart['kind'], values: readonly Cell[]): Tally => {
  const part = new Tally('x', kind);
  for (const value of values) part.take(value);
  return part;
};
const agrees = (figure: Cell, kind: DetailPart['kind'], values: readonly Cell[]) =>
  recountAgrees(figure, { single: true, parts: [tally(kind, values)] });

it.each<[DetailPart['kind'], Cell[], string | null]>([
  ['count', [1, 1, null], '3'],
  ['distinct', ['a', 'b', 'a', null], '2'],
  ['sum', ['0.10', '0.2', null], '0.30'],
  ['sum', [], null],
  ['avg', ['1', '2', '2', null], '1.666667'],
  ['min', ['10', '9', '-2.5'], '-2.5'],
  ['max', ['10', '9.75', null], '10'],
  ['max', ['2025-03-01', '2024-12-31'], '2025-03-01'],
])('takes the rows of a %s together: %j is %s', (kind, values, figure) => {
  expect(tally(kind, values).figure()).toBe(figure);
});

it.each<[Cell, DetailPart['kind'], Cell[], boolean]>([
  [2, 'count', [1, 1], true],
  [3, 'count', [1, 1], false],
  // A row too many of the same thing is no further thing.
  [2, 'distinct', ['a', 'a', 'b'], true],
  [3, 'distinct', ['a', 'a', 'b'], false],
  ['9412.60', 'sum', ['9412.5', '0.1'], true],
  ['9412.61', 'sum', ['9412.5', '0.1'], false],
  ['2.3333333333333333', 'avg', ['2', '2', '3'], true],
  ['2.3333333333333334', 'avg', ['2', '2', '3'], false],
  ['2.5', 'avg', ['2', '3'], true],
  ['2.5', 'avg', ['2.5', '2.5', '2.502'], false],
  [0, 'sum', [], true],
  [null, 'avg', [], true],
  [1, 'sum', [], false],
])('holds %s against the rows of a %s %j: %s', (figure, kind, values, same) => {
  expect(agrees(figure, kind, values)).toBe(same);
});

it('says nothing of a ratio, whose parts are told', () => {
  const parts = [tally('count', [1]), tally('count', [1, 1])];
  expect(recountAgrees('0.5', { single: false, parts })).toBeNull();
});
