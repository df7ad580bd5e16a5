import { expect, test } from 'vitest';
import { folderCircles } from './folder-circles.mjs';

const circles = (...imports) =>
  folderCircles(imports.map((one) => one.split(' > ')).map(([from, to]) => ({ from, to }))).map(
    ({ rule, from, to }) => `${rule}: ${from} > ${to}`,
  );

test('of two folders that know each other the lighter arrow is named, alone', () => {
  expect(circles('a/x/1.ts > a/y/1.ts', 'a/x/2.ts > a/y/1.ts', 'a/y/2.ts > a/x/3.ts')).toEqual([
    'folder-circle:a: a/y/2.ts > a/x/3.ts',
  ]);
});

test('a longer way round is one too, however deep its files lie', () => {
  const down = [
    'a/x/1.ts > a/y/deep/1.ts',
    'a/x/2.ts > a/y/2.ts',
    'a/y/3.ts > a/z/1.ts',
    'a/y/4.ts > a/z/1.ts',
  ];
  expect(circles(...down)).toEqual([]);
  expect(circles(...down, 'a/z/deep/2.ts > a/x/3.ts')).toEqual(['folder-circle:a: a/z/deep/2.ts > a/x/3.ts']);
});

test('a file beside a folder is above it or below it, not both', () => {
  const above = ['a/x.ts > a/y/1.ts', 'a/x.ts > a/y/2.ts'];
  expect(circles(...above, 'a/y/1.ts > a/below.ts')).toEqual([]);
  expect(circles(...above, 'a/y/3.ts > a/x.ts')).toEqual(['folder-circle:a: a/y/3.ts > a/x.ts']);
});

test('circles of their own are told one by one', () => {
  const both = ['a/x/1.ts > a/y/1.ts', 'a/y/2.ts > a/x/2.ts', 'a/v/1.ts > a/w/1.ts', 'a/w/2.ts > a/v/2.ts'];
  expect(circles(...both)).toHaveLength(2);
});
