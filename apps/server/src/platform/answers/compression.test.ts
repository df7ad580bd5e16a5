import { expect, it } from 'vitest';
import { encodingFor } from './compression.ts';

it.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['*', 'gzip'],
  ['BR', 'br'],
  ['br;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['identity', null],
  ['zstd, deflate', null],
])('%s asks for %s', (header, expected) => {
  expect(encodingFor(header)).toBe(expected);
});
