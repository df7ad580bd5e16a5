import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import config from '../../vitest.config.ts';
import { builtPrograms } from './built-programs.mjs';
import { forgetModules, keyedBy } from './module-cache.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonte-modules-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('what was made a fortnight ago goes, what is younger stays, and vitest’s own note', () => {
  const days = { young: 1, old: 15, '_metadata.json': 15 };
  for (const [name, age] of Object.entries(days)) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), new Date(), new Date(Date.now() - age * 86_400_000));
  }
  forgetModules(folder);
  expect(readdirSync(folder)).toEqual(['_metadata.json', 'young']);
  forgetModules(join(folder, 'none'));
});

it('what is made with the built programs is another after they are built anew; what is not, stays', () => {
  const keys = (sourceCode) =>
    ['one', 'other'].map((built) => {
      vi.stubEnv('BUILT_SERVER', built);
      return keyedBy({ environment: { name: 'ssr' }, sourceCode });
    });
  const [plain, same] = keys('export const one = 1;');
  expect(same).toBe(plain);
  const [before, after] = keys("new URL('./worker.mjs', import.meta.url)");
  expect(after).not.toBe(before);
  expect(plain).toContain('"compilerOptions"');
  // What runs in vitest's own process is not kept.
  expect(keyedBy({ environment: { name: '__vitest__' }, sourceCode: '' })).toBe(false);
});

it('each kind of tests that begins with something of its own has the rule', () => {
  const begins = config.test.projects.filter(({ test }) => test.globalSetup !== undefined);
  expect(begins.map(({ test }) => test.name)).toEqual(expect.arrayContaining(['unit', 'db', 'e2e', 'walk']));
  expect(
    begins.filter(({ plugins }) => !plugins?.includes(builtPrograms)).map(({ test }) => test.name),
  ).toEqual([]);
});
