import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { leanRule, TOLD } from './test-styles.ts';

test.each([
  ['.a{color:red;padding:4px;display:none;}', '.a{color:red;display:none;}'],
  ['.a{padding:4px;}', ''],
  ['.a:hover,.b>c{margin:0;opacity:0}', '.a:hover,.b>c{opacity:0;}'],
  [
    '.a{background:url(data:image/png;display:none);content:";display:none";}',
    '.a{content:";display:none";}',
  ],
  ['@media print{.a{display:none;}.b{margin:0;}}', '@media print{.a{display:none;}}'],
  ['@media (max-width:600px){.b{margin:0;}}', ''],
  ['@keyframes a{from{opacity:0;}to{opacity:1;}}', ''],
  ['@font-face{font-family:"A";src:url("a.woff2");}', ''],
])('of %s %s can be told', (rule, lean) => {
  expect(leanRule(rule)).toBe(lean);
});

test('what tests ask of a style is kept', async () => {
  const asked = new Set<string>();
  for (const folder of ['../../../packages/ui/src', '../../../apps/web/src']) {
    const root = fileURLToPath(new URL(`${folder}/`, import.meta.url));
    const files = (await readdir(root, { recursive: true })).filter((path) => path.endsWith('.ui.test.tsx'));
    const texts = await Promise.all(files.map((path) => readFile(`${root}${path}`, 'utf8')));
    for (const text of texts) {
      for (const [, style = ''] of text.matchAll(/toHaveStyle\(\{([^}]*)\}/g))
        for (const [, name = ''] of style.matchAll(/([\w-]+)'?:/g)) asked.add(name);
      for (const [, name = ''] of text.matchAll(/getComputedStyle\((?:[^()]|\([^()]*\))*\)\.(\w+)/g))
        asked.add(name);
    }
  }
  const written = (name: string) => name.replaceAll(/[A-Z]|^webkit/g, (one) => `-${one.toLowerCase()}`);
  expect(asked.size).toBeGreaterThan(5);
  expect([...asked].map(written).filter((name) => !TOLD.has(name))).toEqual([]);
});
