import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { boundaries } from './cruise.mjs';

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

const cases = [
  [
    'layer:packages/formula',
    { 'packages/formula/src/a.ts': ['../../geo/src/b.ts'], 'packages/geo/src/b.ts': [] },
  ],
  [
    'layer:packages/ui',
    { 'packages/ui/src/a.tsx': ['../../contracts/src/b.ts'], 'packages/contracts/src/b.ts': [] },
  ],
  [
    'layer:packages/database',
    { 'packages/database/src/a.ts': ['type ../../contracts/src/b.ts'], 'packages/contracts/src/b.ts': [] },
  ],
  [
    'layer:apps/server/src/query',
    { 'apps/server/src/query/a.ts': ['../platform/b.ts'], 'apps/server/src/platform/b.ts': [] },
  ],
  [
    'layer:apps/server/src/platform',
    { 'apps/server/src/platform/a.ts': ['../query/b.ts'], 'apps/server/src/query/b.ts': [] },
  ],
  [
    'layer:apps/web/src/core',
    { 'apps/web/src/core/a.ts': ['../features/x/b.ts'], 'apps/web/src/features/x/b.ts': [] },
  ],
  ['unlisted-folder', { 'packages/new/src/a.ts': ['../../geo/src/b.ts'], 'packages/geo/src/b.ts': [] }],
  ['no-cycle', { 'packages/geo/src/a.ts': ['./b.ts'], 'packages/geo/src/b.ts': ['./a.ts'] }],
  [
    'feature-to-feature',
    { 'apps/web/src/features/x/a.tsx': ['../y/b.tsx'], 'apps/web/src/features/y/b.tsx': [] },
  ],
  [
    'module-by-its-door',
    { 'apps/server/src/modules/x/a.ts': ['../y/store.ts'], 'apps/server/src/modules/y/store.ts': [] },
  ],
  ['web-never-server', { 'apps/web/src/main.tsx': ['../../server/src/b.ts'], 'apps/server/src/b.ts': [] }],
  ['resolved', { 'packages/geo/src/a.ts': ['./gone.ts'] }],
  ['tools-not-imported', { 'packages/geo/src/a.ts': ['./b.test.ts'], 'packages/geo/src/b.test.ts': [] }],
];

test.each(cases)('%s is noticed', async (rule, files) => {
  expect(await broken(files)).toContain(rule);
});

test('what the layers allow passes', async () => {
  const files = {
    'apps/server/src/modules/x/a.ts': ['../y/index.ts', '../../query/b.ts'],
    'apps/server/src/modules/y/index.ts': [],
    'apps/server/src/query/b.ts': [],
  };
  expect(await broken(files)).toEqual([]);
});
