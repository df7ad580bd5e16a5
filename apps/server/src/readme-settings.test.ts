import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from './settings.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

test("the README's table is the settings' own", () => {
  const rows = Object.entries(SETTINGS).map(
    ([name, { about, fallback }]) =>
      `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${about} |`,
  );
  const table = ['| setting | default | what it does |', '|---|---|---|', ...rows].join('\n');
  const written = /<!-- settings -->\n([\s\S]*?)\n<!-- \/settings -->/.exec(readme)?.[1];
  expect(written).toBe(table);
});
