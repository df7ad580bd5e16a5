// `node tools/rig/faults.mjs [name …]`: whether the tests find what they are there for. Each fault is planted in a clean checkout, the tests named beside it
// must fail, and it is taken out again. TEST_DATABASE_URL sends the database ones to PostgreSQL. A fault that is not found is a missing test.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../install.mjs';
import { FAULTS } from './planted.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
const run = (command, ...args) =>
  spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    // More than a fault makes all tests say: beyond it they would be ended.
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, FORCE_COLOR: '0' },
  });
const build = () => run(process.execPath, 'tools/build-web.mjs');

/** Plants a fault; gives what takes it out again. */
function plant({ file, find, put }) {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  if (find === undefined) rmSync(path);
  else {
    if (before.split(find).length !== 2) throw new Error(`${file} holds not once: ${find}`);
    writeFileSync(
      path,
      before.replace(find, () => put),
    );
  }
  return () => writeFileSync(path, before);
}

/** What found it: tests that failed, or that could not even begin; nothing where all passed, and where there were none. */
function findings({ found: [project, where, cases] }) {
  if (project === 'e2e') build();
  const vitest = join(root, 'node_modules/.bin/vitest');
  const { status, signal, stdout, stderr } = run(
    vitest,
    'run',
    '--project',
    project,
    where,
    ...(cases ? ['-t', cases] : []),
  );
  // Ended from outside (128 and the signal's number) it has found nothing.
  if (signal !== null || status > 128) throw new Error(`The tests of ${where} were ended`);
  const said = stripVTControlCharacters(stdout + stderr);
  if (status === 0 || said.includes('No test files found')) return undefined;
  const failed = said.split('\n').filter((line) => /^ *FAIL /.test(line)).length;
  return failed > 0 ? `${failed} tests` : 'the setup of all tests';
}

const asked = process.argv.slice(2);
const chosen = FAULTS.filter(({ name }) => asked.length === 0 || asked.includes(name));
const unclean = chosen.filter(
  ({ file }) => !existsSync(join(root, file)) || git('status', '--porcelain', file) !== '',
);
if (chosen.length === 0 || unclean.length > 0) {
  console.error(
    chosen.length === 0
      ? FAULTS.map(({ name }) => name).join('\n')
      : `Not clean: ${unclean.map(({ file }) => file).join(', ')}`,
  );
  process.exit(2);
}
// Ended from outside it takes out what it has planted, as soon as the tests that run have ended.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => process.exit(1));
let missed = 0;
for (const fault of chosen) {
  const takeOut = plant(fault);
  process.once('exit', takeOut);
  try {
    const finder = findings(fault);
    missed += Number(finder === undefined);
    const how = finder === undefined ? 'NOT FOUND' : `found by ${finder}`;
    console.log(`${how}: ${fault.name} (${fault.found.join(' ')})`);
  } catch (error) {
    missed += 1;
    console.log(`NOT SHOWN: ${fault.name}: ${String(error)}`);
  } finally {
    takeOut();
    process.removeListener('exit', takeOut);
  }
}
if (chosen.some(({ found }) => found[0] === 'e2e')) build();
process.exit(missed === 0 ? 0 : 1);
