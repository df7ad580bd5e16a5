import { expect, it } from 'vitest';
import { failureDetail, isFetchFailure } from './is-fetch-failure.ts';

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

const notFetched = new TypeError('Failed to fetch dynamically imported module: https://portal.example/a.js');
it.each([
  ['none', notFetched, 'failedDetail'],
  ['same', notFetched, 'fileFailed'],
  ['newer', notFetched, 'newVersion'],
  [null, notFetched, 'fileFailed'],
  ['none', new TypeError('x is undefined'), 'broken'],
] as const)('with a server that gives out %s says of %s: %s', (published, failure, detail) => {
  expect(failureDetail(failure, published)).toBe(detail);
});
