// `npm test`: installs what it needs, then every check and every test, round by round (tools/test/steps.mjs).
// `node tools/test.mjs db` runs one step only, `changed` what a change since the last landing can reach; TEST_DATABASE_URL sends the database tests to
// PostgreSQL, and TEST_CLIENTS=1 lets programs of others ask what runs there (.ci/run installs them).
import { install, requireNode } from './install.mjs';

requireNode();
// Before anything that may import what is not there yet.
install();
const { changed } = await import('./test/changed.mjs');
const { chromium } = await import('./test/chromium.mjs');
const { watchMemory } = await import('./test/cost.mjs');
const { fileTimes } = await import('./test/file-times.mjs');
const { forgetModules } = await import('./test/module-cache.mjs');
const { runStep } = await import('./test/run-step.mjs');
const { scratch } = await import('./test/scratch.mjs');
const { CHECK, CHECK_LANES, rounds, STEPS } = await import('./test/steps.mjs');

const reached = process.argv.includes('changed') ? changed() : {};
const NAMED = { check: CHECK, changed: Object.keys(reached) };
const asked = process.argv.slice(2).flatMap((name) => NAMED[name] ?? [name]);
const steps = { ...STEPS, ...reached };
const unknown = asked.filter((name) => !STEPS[name]);
if (unknown.length > 0) {
  console.error(`Passos: check, changed, ${Object.keys(STEPS).join(', ')}`);
  process.exit(2);
}
const chosen = chosenRounds();
if (chosen.flat(2).some((name) => ['e2e', 'walk', 'whole-e2e'].includes(name))) chromium();

/** Steps asked for by name run one after the other, as they are named. */
function chosenRounds() {
  const [only, ...more] = process.argv.slice(2);
  if (only === 'check' && more.length === 0) return [CHECK_LANES];
  return asked.length > 0
    ? [[asked]]
    : rounds(process.env.TEST_DATABASE_URL, process.env.TEST_CLIENTS === '1');
}

async function lane(names) {
  const results = [];
  for (const name of names) results.push(await runStep(steps[name]));
  return results;
}

forgetModules();
const memory = watchMemory();
// Node's and PostgreSQL's programs, Chromium and the tests themselves put there what is for a moment.
process.env.TMPDIR = scratch();
const started = Date.now();
const results = [];
for (const lanes of chosen) results.push(...(await Promise.all(lanes.map(lane))).flat());
const sum = (of) => results.reduce((total, result) => total + of(result), 0);
const passed = sum(({ counted, ok, tests }) => (counted ? tests.passed : Number(ok)));
const failed = sum(({ counted, ok, tests }) => (counted ? Math.max(tests.failed, Number(!ok)) : Number(!ok)));

/** How many of the dearest files a run names. */
const DEAREST = 10;
const dearest = results
  .flatMap(({ name, counted }) => (counted ? fileTimes(name).map((file) => ({ ...file, step: name })) : []))
  .toSorted((one, other) => other.ms - one.ms)
  .slice(0, DEAREST);
if (dearest.length > 0) console.log('\nArquivos que mais demoraram (node tools/test/slowest.mjs PASSO):');
for (const { name, ms, step } of dearest)
  console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${step.padEnd(8)} ${name}`);
const most = memory();
console.log(
  `\n${((Date.now() - started) / 60_000).toFixed(1)} min${most === undefined ? '' : `, até ${(most / 1e9).toFixed(1)} GB`}`,
);

// Said again at the end: of a long record often only its end is kept.
for (const { name } of results.filter(({ ok }) => !ok)) console.log(`FALHOU ${name}`);
for (const one of results.flatMap((result) => result.failures)) console.log(`  ${one}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && results.every((result) => result.ok) ? 0 : 1);
