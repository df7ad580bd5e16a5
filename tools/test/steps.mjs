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
  advisories: node('advisories', 'tools/advisories.mjs', '--kept'),
  unit: vitest('unit'),
  ui: vitest('ui'),
  db: vitest('db'),
  embedded: vitest('embedded', EMBEDDED),
  // Needs Debian's GDAL, OWSLib, pandas, R with sf, libxml2, python3-mapproxy, tuspy and radosgw: .ci/run installs them.
  clients: vitest('clients'),
  bill: node('bill', 'tools/bill.mjs'),
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
  ['licences', 'advisories', 'ui', 'boundaries'],
  ['unit'],
];
export const CHECK = CHECK_LANES.flat();

/**
 * Rounds of `npm test`, one after the other, each of lanes that run beside each other. The database tests run once: on PostgreSQL where TEST_DATABASE_URL names one, and
 * then only what is the embedded engine's own and a chosen set (vitest.config.ts) on that one too, by one worker from the moment when the first lane of checks is done: never
 * more than three are at work, and no core waits for the last of the checks. Without it all of them run on the embedded engine. The browser tests have two workers and a
 * server; beside them, where `others` are to be asked (.ci/run), the bill of what is shipped and the programs of others: a tenth of the cores waits for pages otherwise.
 */
export const rounds = (server, others = false) => {
  const beside = others ? [['bill', 'clients']] : [];
  return server
    ? [withDatabases(), [['e2e'], ...beside]]
    : [CHECK_LANES, [['db']], [['build', 'budget', 'e2e'], ...beside]];
};

/** The embedded engine's tests and what the browser's stand on behind the lane that is done first, the other databases' behind the one that is done last. */
function withDatabases() {
  const [first, second, last] = CHECK_LANES;
  return [[...first, 'embedded', 'build', 'budget'], second, [...last, 'db']];
}

/**
 * Seconds of processor that a step may take on two idle cores before the run says so: what it took in the proofs of 28/11/2026 and a quarter more. Nothing fails by it: a
 * clock is no test. Whoever adds to a step either stays within its budget or raises it here, where it is seen.
 */
export const BUDGET = {
  format: 5,
  types: 20,
  'types-web': 20,
  lint: 45,
  boundaries: 15,
  licences: 5,
  advisories: 5,
  unit: 120,
  ui: 85,
  build: 12,
  budget: 5,
  e2e: 400,
  db: 680,
  embedded: 260,
  clients: 95,
  bill: 10,
};
