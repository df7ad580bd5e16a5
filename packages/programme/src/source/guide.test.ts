import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PHASES } from '@fonte/contracts/programme/phases';
import { readMigrations } from '@fonte/database/migration/migrations';
import { commentsIn, guideChapter } from './guide.ts';
import { fileName, Refusal, SOURCES } from './index.ts';

const PAGE = fileURLToPath(new URL('../../../../docs/importacao.md', import.meta.url));
const START = '<!-- colunas: gerado por source/guide.ts -->\n';
const END = '<!-- fim das colunas -->\n';

it('the guide describes every file as its declaration does (npm run golden writes it anew)', async () => {
  const comments = commentsIn((await readMigrations()).map(({ text }) => text).join('\n'));
  const chapters = SOURCES.map((source) => guideChapter(source, comments)).join('\n\n');
  const page = await readFile(PAGE, 'utf8');
  const [before, rest = ''] = page.split(START);
  const after = rest.split(END)[1];
  expect(after, 'the page has both marks').toBeDefined();
  await expect(`${before}${START}\n${chapters}\n\n${END}${after}`).toMatchFileSnapshot(PAGE);
});

it('every table and column has its comment', async () => {
  const comments = commentsIn((await readMigrations()).map(({ text }) => text).join('\n'));
  const names = SOURCES.flatMap(({ schema, name, columns }) => [
    `${schema}.${name}`,
    ...Object.keys(columns).map((column) => `${schema}.${name}.${column}`),
  ]);
  expect(names.filter((name) => !comments.has(name))).toEqual([]);
});

it.each([
  ['propriedade.csv', ';'],
  ['visita.csv', ','],
])('the phases of the example %s have the names by which their page finds them', async (file, separator) => {
  const example = await readFile(
    new URL(`../../../../docs/exemplo-importacao/${file}`, import.meta.url),
    'utf8',
  );
  const [head = [], ...rows] = example
    .trim()
    .split('\n')
    .map((line) => line.split(separator));
  const given = rows.map((row) => row[head.indexOf('fase')] ?? '').filter((name) => name !== '');
  const known: readonly string[] = Object.values(PHASES).map(({ label }) => label);
  expect(given.length).toBeGreaterThan(0);
  expect(given.filter((name) => !known.includes(name))).toEqual([]);
});

it('every example of the guide is accepted', () => {
  for (const source of SOURCES) {
    for (const [name, { type }] of Object.entries(source.columns)) {
      const form = {
        numbers: source.format === 'csv' ? ('ptBr' as const) : ('iso' as const),
        dates: undefined,
      };
      expect(type.read(type.example, form), `${fileName(source)} ${name}`).not.toBeInstanceOf(Refusal);
    }
  }
});
