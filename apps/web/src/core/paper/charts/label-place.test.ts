import { expect, test } from 'vitest';
import { footOfLabel } from './label-place.ts';

const level = (y: number) => [
  { x: 0, y },
  { x: 200, y },
];

test.each([
  ['no line', [], 96],
  ['a line far above', level(40), 96],
  ['a line within the column', level(130), 96],
  // The figure reaches from 87 to 96.
  ['a line through the figure', level(92), 88],
  ['a line on the column', level(97), 93],
  [
    'a line that begins beside it',
    [
      { x: 150, y: 92 },
      { x: 200, y: 92 },
    ],
    96,
  ],
  // At the figure's left edge 100 - 10 the line is 4.5 higher than at its middle.
  [
    'a line that falls',
    [
      { x: 0, y: 45 },
      { x: 200, y: 135 },
    ],
    81.5,
  ],
])('%s', (_, line, foot) => expect(footOfLabel(100, 100, line)).toBeCloseTo(foot, 6));
