import { expect, it } from 'vitest';
import { inFreePart } from './use-aim.ts';
import { shiftInto } from '../layers/use-highlight.ts';

const SIZE = [1000, 600];
const ROOM = [60, 300, 40, 270];

it('moves a place out from under a panel, and by no more than that', () => {
  expect(shiftInto([500, 300], SIZE, ROOM)).toEqual([0, 0]);
  expect(shiftInto([100, 300], SIZE, ROOM)).toEqual([194, 0]);
  expect(shiftInto([950, 590], SIZE, ROOM)).toEqual([-274, -54]);
});

it('takes the middle where panels leave nothing free', () => {
  expect(shiftInto([10, 300], [300, 600], [0, 200, 0, 200])).toEqual([140, 0]);
});

it('flies to where the place lies in the middle of the free part', () => {
  expect(inFreePart([0, 0], 10, [0, 100, 0, 300])).toEqual([-1000, 0]);
  expect(inFreePart([5, 5], 10, [])).toEqual([5, 5]);
});
