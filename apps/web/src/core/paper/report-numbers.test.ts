import { expect, test } from 'vitest';
import { reportNumbers } from './report-numbers.ts';

test('three or more in a row are a span, each is said once', () => {
  expect(reportNumbers([11120, 11116, 11118, 11117, 11119, 13216, 11116])).toBe('11116–11120, 13216');
  expect(reportNumbers([5, 6, 9])).toBe('5, 6, 9');
  expect(reportNumbers([])).toBe('');
});
