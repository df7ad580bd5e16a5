// `npm test`: installs what it needs, then every check and every test, in two lanes of about equal length.
// `node tools/test.mjs db` runs one step only; TEST_DATABASE_URL sends the database tests to PostgreSQL.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, requireNode, root } from './install.mjs';

requireNode();

const bin = (name) => join(root, 'node_modules', '.bin', name);
const reports = join(root, 'node_modules', '.cache', 'fonte', 'reports');
mkdirSync(reports, { recursive: true });

/** vitest projects, each with a JSON report from which the tests are counted. */
const vitest = (project) => ({
  name: project,
  command: [
    bin('vitest'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tools/file-times.mjs',
    `--outputFile.json=${reports}/${project}.json`,
  ],
  report: `${reports}/${project}.json`,
});

const STEPS = {
  format: { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  types: { name: 'types', command: [bin('tsc'), '-p', 'tsconfig.json'] },
  'types-web': { name: 'types-web', command: [bin('tsc'), '-p', 'tsconfig.web.json'] },
  lint: { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
  boundaries: { name: 'boundaries', command: [process.execPath, 'tools/boundaries/check.mjs'] },
  licences: { name: 'licences', command: [process.execPath, 'tools/licences.mjs'] },
  unit: vitest('unit'),
  ui: vitest('ui'),
  db: vitest('db'),
  // Needs Debian's GDAL, OWSLib, libxml2 and python3-mapproxy: .ci/run installs them.
  clients: vitest('clients'),
  build: { name: 'build', command: [process.execPath, 'tools/build-web.mjs'] },
  budget: { name: 'budget', command: [process.execPath, 'tools/bundle-budget.mjs'] },
  e2e: vitest('e2e'),
};

const LANES = [
  ['format', 'types', 'types-web', 'lint', 'boundaries', 'licences', 'unit', 'ui', 'build', 'budget', 'e2e'],
  ['db'],
];
export const CHECK = ['format', 'types', 'types-web', 'lint', 'boundaries', 'licences', 'unit', 'ui'];

/**
 * Debian's Chromium, installed when it is missing and this user may (root with apt-get). The headless shell where it can be had (e2e/src/browser.ts
 * says why), else a whole browser.
 */
function chromium() {
  const shell = '/usr/bin/chromium-headless-shell';
  if (process.env.CHROMIUM || existsSync(shell)) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Instalando o Chromium para os testes no navegador…');
    const apt = (...args) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
    const added = ['install', '-y', '-qq', '--no-install-recommends'];
    apt('update', '-qq');
    if (apt(...added, 'chromium-headless-shell') || apt(...added, 'chromium')) return;
  }
  const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  if (!whole.some((path) => existsSync(path))) {
    console.error(
      'Os testes no navegador precisam do Chromium (Debian: apt-get install chromium-headless-shell; outro lugar: CHROMIUM=/caminho).',
    );
    process.exit(1);
  }
}

/** Counts of one vitest JSON report. */
function counts(report) {
  if (!report || !existsSync(report)) return { passed: 0, failed: 0, skipped: 0 };
  const json = JSON.parse(readFileSync(report, 'utf8'));
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
  };
}

function run(step) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(step.command[0], step.command.slice(1), {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('close', (code) => {
      const tests = counts(step.report);
      // A test that is skipped is a defect (docs/architecture.md, Rules, 11): nothing may pass by not being run.
      const ok = code === 0 && tests.skipped === 0 && (!step.report || tests.passed > 0);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(
        `${ok ? 'ok    ' : 'FALHOU'} ${step.name.padEnd(11)} ${seconds.padStart(6)} s${step.report ? `  ${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped` : ''}`,
      );
      if (!ok) console.log(output.slice(-20_000));
      resolve({ ok, tests, counted: Boolean(step.report) });
    });
  });
}

async function lane(names) {
  const results = [];
  for (const name of names) results.push(await run(STEPS[name]));
  return results;
}

const asked = process.argv.slice(2).flatMap((name) => (name === 'check' ? CHECK : [name]));
const unknown = asked.filter((name) => !STEPS[name]);
if (unknown.length > 0) {
  console.error(`Passos: check, ${Object.keys(STEPS).join(', ')}`);
  process.exit(2);
}
install();
if (asked.length === 0 || asked.includes('e2e')) chromium();
const results = (await Promise.all((asked.length > 0 ? [asked] : LANES).map(lane))).flat();
const passed = results.reduce(
  (sum, result) => sum + (result.counted ? result.tests.passed : Number(result.ok)),
  0,
);
const failed = results.reduce(
  (sum, result) =>
    sum + (result.counted ? Math.max(result.tests.failed, Number(!result.ok)) : Number(!result.ok)),
  0,
);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && results.every((result) => result.ok) ? 0 : 1);
