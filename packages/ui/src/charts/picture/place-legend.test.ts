import { expect, test } from 'vitest';
import { placeLegend } from './place-legend.ts';

const entries = (...widths: number[]) => widths.map((width) => ({ width }));

test('entries go on in the next line where the room ends, and one that is wider than it has its own', () => {
  const { placed, height } = placeLegend(entries(40, 40, 40, 300, 10), 100, { gap: 10, line: 20 });
  expect(placed.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [50, 0],
    [0, 20],
    [0, 40],
    [0, 60],
  ]);
  expect(height).toBe(80);
});

test('nothing takes no height', () => {
  expect(placeLegend([], 100, { gap: 10, line: 20 })).toEqual({ placed: [], height: 0 });
});
