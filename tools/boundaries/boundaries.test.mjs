import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { boundaries } from './cruise.mjs';
import { LAYERS } from './layers.mjs';
import { RULES } from './rules.mjs';

const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lays out files, each with the paths it imports, and answers the names of the rules that were broken. */
async function broken(files) {
  const base = mkdtempSync(join(folder, 'case-'));
  for (const [file, imports] of Object.entries(files)) {
    mkdirSync(dirname(join(base, file)), { recursive: true });
    const lines = imports.map((path, i) =>
      path.startsWith('type ')
        ? `import type { x as x${i} } from '${path.slice(5)}';`
        : `import { x as x${i} } from '${path}'; export const y${i} = x${i};`,
    );
    writeFileSync(join(base, file), `${lines.join('\n')}\nexport const x = 1;\n`);
  }
  const { modules, violations } = await boundaries(base);
  expect(modules).toBeGreaterThan(0);
  return violations.map((violation) => violation.rule);
}

/** A file in a layer's folder, or the file itself where the row names one. */
const fileIn = (folder) => (folder.endsWith('.ts') ? folder : `${folder}/own.ts`);
const towards = (from, to) => relative(dirname(from), to);

/** For each layer an import of the first other layer that its row does not allow. */
const layerFaults = Object.entries(LAYERS).flatMap(([folder, allowed]) => {
  const forbidden = Object.keys(LAYERS).find(
    (other) => other !== folder && !allowed.some((path) => new RegExp(`^${path}(/|$)`).test(other)),
  );
  const [from, to] = [`${folder}/own.ts`, fileIn(forbidden)];
  return [[`layer:${folder}`, { [from]: [towards(from, to)], [to]: [] }]];
});

const cases = [
  ...layerFaults,
  [
    'layer:apps/server/src/modules/indicators',
    {
      'apps/server/src/modules/indicators/a.ts': ['../reports/index.ts'],
      'apps/server/src/modules/reports/index.ts': [],
    },
  ],
  [
    'layer:packages/database',
    { 'packages/database/src/a.ts': ['type ../../contracts/src/b.ts'], 'packages/contracts/src/b.ts': [] },
  ],
  ['unlisted-folder', { 'packages/new/src/a.ts': ['../../geo/src/b.ts'], 'packages/geo/src/b.ts': [] }],
  ['no-cycle', { 'packages/geo/src/a.ts': ['./b.ts'], 'packages/geo/src/b.ts': ['./a.ts'] }],
  [
    'folder-circle:packages/geo/src',
    {
      'packages/geo/src/wms/a.ts': ['../tiles/one/b.ts'],
      'packages/geo/src/tiles/one/b.ts': [],
      'packages/geo/src/tiles/c.ts': ['../drawing/d.ts'],
      'packages/geo/src/drawing/d.ts': ['../wms/e.ts'],
      'packages/geo/src/wms/e.ts': [],
    },
  ],
  [
    'feature-to-feature',
    { 'apps/web/src/features/x/a.tsx': ['../y/b.tsx'], 'apps/web/src/features/y/b.tsx': [] },
  ],
  [
    'module-by-its-door',
    { 'apps/server/src/modules/x/a.ts': ['../y/store.ts'], 'apps/server/src/modules/y/store.ts': [] },
  ],
  [
    'one-engine',
    {
      'apps/server/src/modules/x/a.ts': ['../../query/run/run.ts'],
      'apps/server/src/query/run/run.ts': [],
    },
  ],
  [
    'one-clock',
    {
      'apps/server/src/modules/x/a.ts': ['../../../../../packages/pt-br/src/clock-of.ts'],
      'packages/pt-br/src/clock-of.ts': [],
    },
  ],
  [
    'check-before-sql',
    { 'apps/server/src/query/check/a.ts': ['../sql/b.ts'], 'apps/server/src/query/sql/b.ts': [] },
  ],
  ['web-never-server', { 'apps/web/src/main.tsx': ['../../server/src/b.ts'], 'apps/server/src/b.ts': [] }],
  ['resolved', { 'packages/geo/src/a.ts': ['./gone.ts'] }],
  ['tools-not-imported', { 'packages/geo/src/a.ts': ['./b.test.ts'], 'packages/geo/src/b.test.ts': [] }],
];

test('every rule has its planted fault', () => {
  const planted = new Set(cases.map(([rule]) => rule.replace(/^folder-circle:.*/, 'folder-circle')));
  expect(
    [...RULES.map(({ name }) => name), 'no-cycle', 'folder-circle'].filter((name) => !planted.has(name)),
  ).toEqual([]);
});

test.each(cases)('%s is noticed', async (rule, files) => {
  expect(await broken(files)).toContain(rule);
});

test('what the layers allow passes', async () => {
  const files = {
    'apps/server/src/modules/x/a.ts': ['../y/index.ts', '../../query/b.ts'],
    'apps/server/src/modules/y/index.ts': [],
    'apps/server/src/query/b.ts': [],
    // Where a folder within a folder has a row, that one counts.
    'apps/server/src/modules/loads/a.ts': ['../y/index.ts', '../../../../../packages/programme/src/b.ts'],
    'packages/programme/src/b.ts': [],
  };
  expect(await broken(files)).toEqual([]);
});
