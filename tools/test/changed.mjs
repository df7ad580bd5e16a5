import { spawnSync } from 'node:child_process';
import { root } from '../install.mjs';
import { STEPS } from './steps.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

/** Steps that look at the whole tree and are soon done. */
const WHOLE = ['format', 'types', 'types-web', 'lint', 'boundaries'];

/**
 * The steps of `node tools/test.mjs changed`: what a change since the branch left main, committed or not, can reach. vitest follows the imports of each
 * test; a browser test imports no page, so that where the portal itself changed each page is looked at once (e2e/pages-*.e2e.test.ts).
 */
export function changed() {
  const base = git('merge-base', 'HEAD', 'main') || 'HEAD';
  const files = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
    .join('\n')
    .split('\n');
  const portal = files.some((file) => /^(?:apps|packages)\//.test(file) && !/\.test\.tsx?$|\.md$/.test(file));
  const reached = (name) => ({
    ...STEPS[name],
    command: [...STEPS[name].command, `--changed=${base}`, '--passWithNoTests'],
    mayBeEmpty: true,
  });
  return {
    ...Object.fromEntries(WHOLE.map((name) => [name, STEPS[name]])),
    unit: reached('unit'),
    ui: reached('ui'),
    db: reached('db'),
    ...(portal
      ? { build: STEPS.build, e2e: { ...STEPS.e2e, command: [...STEPS.e2e.command, 'e2e/pages-'] } }
      : { e2e: reached('e2e') }),
  };
}
