import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../install.mjs';
import { placed } from './places.mjs';
import { builtName, MAIN, PROGRAMS } from './programs.mjs';

const POOL = 'apps/server/src/modules/media/read/pool.ts';

describe('a source in what is built', () => {
  test('finds what lies beside it from where it lay', () => {
    expect(placed("read(new URL('./page.html', import.meta.url))", POOL, 4)).toBe(
      `read(new URL('./page.html', new URL('../../../../${POOL}', import.meta.url).href))`,
    );
  });

  test('finds a program that is built too beside what is built', () => {
    expect(placed("new URL('./reader.ts', import.meta.url)", POOL, 4)).toBe(
      "new URL('./reader.mjs', import.meta.url)",
    );
  });
});

/** Sources of the server, from the root, but for tests and programs of tests. */
const sources = ['apps/server/src', 'packages']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path) && !/node_modules\/|\.test\.|testing/.test(path));

describe('programs', () => {
  test('every thread and process that would ask for tsx is built', () => {
    const asking = sources.filter(
      (path) => path.endsWith('.mjs') && readFileSync(join(root, path), 'utf8').includes('tsx/esm/api'),
    );
    // The readers' beginning is given a program, which is one of these.
    const known = [...Object.keys(PROGRAMS), 'packages/programme/src/aside/begin.mjs'];
    expect(asking.filter((path) => !known.includes(path))).toEqual([]);
    expect(asking.length).toBeGreaterThan(1);
  });

  test('have names of their own', () => {
    const names = [MAIN, ...Object.values(PROGRAMS)].map(builtName);
    expect(new Set(names).size).toBe(names.length);
  });
});
