import { expect, test } from 'vitest';
import { difference } from './difference.ts';

test.each([
  ['10', '12', '2'],
  ['12.50', '10', '-2.50'],
  ['0.1', '0.3', '0.2'],
  ['-1.5', '1.5', '3.0'],
  ['99999999999999999999.99', '100000000000000000000.00', '0.01'],
  ['0', '-0.05', '-0.05'],
  [null, '1', null],
  ['2024-05', '2024-06', null],
])('from %s to %s it is %s', (then, now, expected) => {
  expect(difference(then, now)).toBe(expected);
});
