import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../install.mjs';
import { faultsOf, pageOf, readRequirements, readTags, testFiles } from './table.mjs';

const requirements = readRequirements();
const tags = readTags();

test('every requirement up to level 2 has exactly one answer, and every tag a requirement', () => {
  expect(requirements).toHaveLength(253);
  expect(faultsOf(requirements, tags)).toEqual([]);
});

test('a missing, doubled or unknown answer is found', () => {
  const row = { id: '1.1.1', level: 1, title: 'x', kind: 'test', words: '' };
  expect(faultsOf([row], new Map())).toHaveLength(1);
  expect(faultsOf([row, row], new Map([['1.1.1', ['a']]]))).toHaveLength(1);
  expect(faultsOf([{ ...row, kind: 'reason' }], new Map([['1.1.1', ['a']]]))).toHaveLength(2);
  expect(faultsOf([], new Map([['9.9.9', ['a']]]))).toHaveLength(1);
});

test('docs/asvs.md is what tags and answers say', () => {
  expect(readFileSync(join(root, 'docs/asvs.md'), 'utf8')).toBe(pageOf(requirements, tags));
});

/** Names in backticks that look like a test file. */
const named = (text) => [...text.matchAll(/([\w-]+(?:\.\w+)*\.test\.(?:tsx?|mjs))/g)].map(([, name]) => name);
const there = new Set(
  testFiles()
    .map((path) => basename(path))
    .concat('asvs.test.mjs'),
);

test.each(['docs/security.md', 'docs/operations.md', 'docs/asvs.md', 'docs/asvs-documents.md'])(
  '%s names only tests that are there',
  (page) => {
    const names = named(readFileSync(join(root, page), 'utf8'));
    expect(names.filter((name) => !there.has(name))).toEqual([]);
  },
);

/** Sections of docs/security.md that hold nothing, or say what does not hold; their lines need no test. */
const UNTESTED = /^(?:Not yet|Not held by a test)/;

test('each paragraph and line of a list in docs/security.md names its test, or stands where nothing is promised', () => {
  const sections = readFileSync(join(root, 'docs/security.md'), 'utf8').split(/^## /m).slice(1);
  const bare = sections
    .filter((section) => !UNTESTED.test(section))
    .flatMap((section) =>
      section
        .split('\n')
        .slice(1)
        .join('\n')
        .split(/\n\n|\n(?=- )/),
    )
    .map((item) => item.trim())
    // A line that opens a list, and tables.
    .filter((item) => item !== '' && !item.endsWith(':') && !item.startsWith('|'))
    .filter((item) => named(item).length === 0);
  expect(bare).toEqual([]);
});
