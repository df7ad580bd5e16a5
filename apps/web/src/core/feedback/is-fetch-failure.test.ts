import { expect, it } from 'vitest';
import { isFetchFailure } from './is-fetch-failure.ts';

it.each([
  'Failed to fetch dynamically imported module: https://portal.example/assets/route-abc.js',
  'error loading dynamically imported module: https://portal.example/assets/route-abc.js',
  'Importing a module script failed.',
  'Unable to preload CSS for https://portal.example/assets/sheet-abc.css',
])('blames the connection for %s', (message) => {
  expect(isFetchFailure(new TypeError(message))).toBe(true);
});

it.each([new TypeError("Cannot read properties of undefined (reading 'map')"), 'text', null])(
  'does not for %s',
  (failure) => {
    expect(isFetchFailure(failure)).toBe(false);
  },
);
