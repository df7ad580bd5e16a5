import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { citationsOf, deadReferences, pathsOf, proseOf, sectionsOf } from './find.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('every section, path and decision that a comment or a document names opens', () => {
  const { dead, read } = deadReferences(root);
  expect(dead).toEqual([]);
  expect(read).toBeGreaterThan(300);
});

test('citations are read as people write them', () => {
  const cited = (text) => citationsOf(text).map(({ text: which, section }) => [which, section]);
  expect(cited('(second text, 2.4)')).toEqual([['second', '2.4']]);
  expect(cited('first text, sections 3 to 6')).toEqual([
    ['first', '3'],
    ['first', '6'],
  ]);
  expect(cited('the third specification text, section 2.3')).toEqual([['third', '2.3']]);
  expect(cited('First text, section 7: all')).toEqual([['first', '7']]);
  expect(cited('as the second text says')).toEqual([['second', undefined]]);
  expect(cited('the text of the first')).toEqual([]);
});

test('of code only comments are read', () => {
  const code = "import x from 'tools/x.ts'; // tools/a.mjs\nconst y = 'http://docs/b.md';\n/** docs/c.md */";
  expect(pathsOf('apps/a.ts', proseOf('apps/a.ts', code)).paths).toEqual(['tools/a.mjs', 'docs/c.md']);
});

test('a dead section, path and decision is seen', () => {
  const { second } = sectionsOf('## Second text: maps\n### 2 Screens\n#### 2.4 Lawsuits\n');
  expect([...second]).toEqual(['2', '2.4']);
  expect(pathsOf('docs/a.md', '[b](../README.md#x) `packages/geo/src/area.ts` decisions/0099')).toEqual({
    paths: ['README.md', 'packages/geo/src/area.ts'],
    decisions: ['0099'],
  });
  expect(pathsOf('apps/a.ts', '// docs/security.md, decisions/0004-session-cookie.md').paths).toEqual([
    'docs/security.md',
  ]);
});
