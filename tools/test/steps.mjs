// What `npm test` is made of: its steps, the lanes in which they run beside each other, and what each may cost.
import { join } from 'node:path';
import { root } from '../install.mjs';
import { reports } from './file-times.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);
const node = (name, ...args) => ({ name, command: [process.execPath, ...args] });

/** A vitest project, or some files of one, with a JSON report from which its tests are counted. */
const vitest = (name, more = {}, project = name, files = []) => ({
  name,
  command: [
    bin('vitest'),
    'run',
    '--project',
    project,
    ...files,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tools/test/file-times.mjs',
    `--outputFile.json=${reports}/${name}.json`,
  ],
  report: `${reports}/${name}.json`,
  ...more,
});

/** On the embedded engine, whatever TEST_DATABASE_URL says. */
const EMBEDDED = { env: { TEST_DATABASE_URL: undefined } };

/** Files that ask a part of what they could at every landing (packages/database/src/testing/in-whole.ts). */
const WHOLE = ['disclosure/solver.db', 'figures/shown.db', 'import/fuzz.db'];
const WHOLE_E2E = ['e2e/recompute'];
const IN_WHOLE = { env: { TEST_WHOLE: '1' } };

/** By one checker: each of several works out again what files of all of them share, and other steps have the other cores. */
const types = (name, project) => ({ name, command: [bin('tsc'), '-p', project, '--checkers', '1'] });

export const STEPS = {
  format: { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  types: types('types', 'tsconfig.json'),
  'types-web': types('types-web', 'tsconfig.web.json'),
  lint: { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
  boundaries: node('boundaries', 'tools/boundaries/check.mjs'),
  licences: node('licences', 'tools/licences.mjs'),
  unit: vitest('unit'),
  ui: vitest('ui'),
  db: vitest('db'),
  embedded: vitest('embedded', EMBEDDED),
  // Needs Debian's GDAL, OWSLib, pandas, R with sf, libxml2, python3-mapproxy, tuspy and radosgw: .ci/run installs them.
  clients: vitest('clients'),
  build: node('build', 'tools/build-web.mjs'),
  budget: node('budget', 'tools/bundle-budget.mjs'),
  e2e: vitest('e2e'),
  // Every page as every profile at both widths: no part of `npm test` (docs/architecture.md, Tests).
  walk: vitest('walk'),
  // Attacks with all their questions, measures at all their sizes: likewise.
  whole: vitest('whole', IN_WHOLE, 'db', WHOLE),
  'whole-e2e': vitest('whole-e2e', IN_WHOLE, 'e2e', WHOLE_E2E),
};

/** The lanes of `npm run check`, of about the same length: one more than there are cores, as the unit tests wait for a third of their time. */
export const CHECK_LANES = [
  ['format', 'types', 'lint', 'types-web'],
  ['licences', 'ui', 'boundaries'],
  ['unit'],
];
export const CHECK = CHECK_LANES.flat();

/**
 * Rounds of `npm test`, one after the other, each of lanes that run beside each other. The browser tests have two workers and a server, which keep two cores busy:
 * nothing is beside them. The database tests run once: on PostgreSQL where TEST_DATABASE_URL names one, and then only what is the embedded engine's own and a
 * chosen set (vitest.config.ts) on that one too, by one worker from the moment when the first lane of checks is done: never more than three are at work, and no core waits
 * for the last of the checks. Without it all of them run on the embedded engine.
 */
export const rounds = (server) => [
  ...(server ? [withDatabases()] : [CHECK_LANES, [['db']]]),
  [['build', 'budget', 'e2e']],
];

/** The embedded engine's tests behind the lane that is done first, the others behind the one that is done last. */
function withDatabases() {
  const [first, second, last] = CHECK_LANES;
  return [[...first, 'embedded'], second, [...last, 'db']];
}

/**
 * Seconds of processor that a step may take on two idle cores before the run says so. Nothing fails by it: a clock is no test. Whoever adds to a step
 * either stays within its budget or raises it here, where it is seen.
 */
export const BUDGET = {
  format: 10,
  types: 60,
  'types-web': 60,
  lint: 60,
  boundaries: 30,
  licences: 5,
  unit: 200,
  ui: 200,
  build: 120,
  budget: 10,
  e2e: 1200,
  db: 700,
  embedded: 300,
  clients: 120,
};
