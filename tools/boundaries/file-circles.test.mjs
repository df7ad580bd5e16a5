import { expect, test } from 'vitest';
import { fileCircles } from './file-circles.mjs';

/** Imports as 'a b': a imports b. */
const circles = (...imports) =>
  fileCircles(
    imports.map((one) => {
      const [from, to] = one.split(' ');
      return { from, to };
    }),
  ).map(({ from, to }) => `${from} ${to}`);

test.each([
  [[], []],
  [['a b', 'b c', 'a c'], []],
  [['a a'], ['a a']],
  [
    ['a b', 'b a'],
    ['a b', 'b a'],
  ],
  [
    ['top a', 'a b', 'b c', 'c a', 'c low'],
    ['a b', 'b c', 'c a'],
  ],
  // What lies between two circles is part of neither.
  [
    ['a b', 'b a', 'b way', 'way c', 'c d', 'd c'],
    ['a b', 'b a', 'c d', 'd c'],
  ],
])('of %j %j are in a circle', (imports, found) => {
  expect(circles(...imports)).toEqual(found);
});
