import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'docs/decisions';
const pages = readdirSync(FOLDER).filter((name) => name !== 'README.md');
const numberOf = (page) => page.slice(0, 4);

test('each decision has its own number, in its name and in its heading', () => {
  expect(new Set(pages.map(numberOf)).size).toBe(pages.length);
  for (const page of pages)
    expect([page, readFileSync(`${FOLDER}/${page}`, 'utf8')]).toEqual([
      expect.stringMatching(/^\d{4}-[a-z\d-]+\.md$/),
      expect.stringMatching(new RegExp(`^# ${Number(numberOf(page))}\\. \\S`)),
    ]);
});

test('the list of decisions is whole', () => {
  const lines = readFileSync(`${FOLDER}/README.md`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  const expected = pages.map((page) => {
    const [title = ''] = readFileSync(`${FOLDER}/${page}`, 'utf8').split('\n');
    return title.replace(/^# (\d+)\. (.*)$/, `- $1 · [$2](${page})`);
  });
  expect(lines).toEqual(expected);
});
