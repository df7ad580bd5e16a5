// `node tools/rig/faults.mjs [name …]`: whether the tests find what they are there for. Each fault is planted in a clean checkout, the tests named beside it
// must fail, and it is taken out again. TEST_DATABASE_URL sends the database ones to PostgreSQL. A fault that is not found is a missing test.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../install.mjs';

/** What is planted: `find` (once in the file) becomes `put`, or the file goes; and which tests of which step must find it. */
const FAULTS = [
  {
    name: 'a card for the wrong profile',
    file: 'packages/contracts/src/boards/dashboard.ts',
    find: '    [table(20101, 12)],\n',
    put: '',
    found: ['unit', 'packages/contracts/src/pages'],
  },
  {
    name: 'a menu label',
    file: 'packages/contracts/src/pages/main.ts',
    find: "label: 'Mapa', icon",
    put: "label: 'Mapas', icon",
    found: ['unit', 'packages/contracts/src/pages'],
  },
  {
    name: 'wider than a phone',
    file: 'packages/ui/src/layout/page/page-column.tsx',
    find: "'minmax(0, 1fr)'",
    put: "'minmax(480px, 1fr)'",
    found: ['e2e', 'e2e/pages-phone'],
  },
  {
    name: 'ink too pale to read',
    file: 'packages/ui/src/layout/frame/frame-footer.tsx',
    find: "fontSize: 13,\n  color: 'text.secondary',",
    put: "fontSize: 13,\n  color: '#bbbbbb',",
    found: ['e2e', 'e2e/pages-laptop'],
  },
  {
    name: 'rows beyond the scope',
    file: 'apps/server/src/query/sql/row-rule.ts',
    find: "of ['uf', 'supervisor', 'tecnico'] as const",
    put: "of ['uf', 'tecnico'] as const",
    found: ['db', 'apps/server/src/query/run'],
  },
  {
    name: 'a lost migration',
    file: 'packages/database/migrations/0045-changes-of-a-property.sql',
    found: ['db', 'packages/database/src/'],
  },
  {
    name: 'a wrong rollup',
    file: 'packages/database/rollups/10-visita_semestre.sql',
    find: 'count(*) FILTER (WHERE conta) AS visitas',
    put: 'count(*) AS visitas',
    found: ['db', 'apps/server/src/modules/reports'],
  },
  {
    name: 'a stale answer',
    file: 'apps/server/src/modules/reports/retorno-direto.ts',
    find: '[version, id, query.forma',
    put: '[id, query.forma',
    found: ['db', 'apps/server/src/modules/reports'],
  },
  {
    name: 'a message changed by a letter',
    file: 'packages/contracts/src/failures.ts',
    find: "'Email ou senha incorretos'",
    put: "'E-mail ou senha incorretos'",
    found: ['unit', 'apps/web/src/sentences'],
  },
  {
    name: 'a killed import that mixes',
    file: 'packages/programme/src/import/apply/apply-changes.ts',
    find: 'await db.transaction().execute(async (trx) => {',
    put: 'await db.connection().execute(async (trx) => {',
    found: ['db', 'packages/programme/src/import/killed-import'],
  },
];

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
const run = (command, ...args) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } });
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
function findings({ found: [project, where] }) {
  if (project === 'e2e') build();
  const vitest = join(root, 'node_modules/.bin/vitest');
  const { status, stdout, stderr } = run(vitest, 'run', '--project', project, where);
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
let missed = 0;
for (const fault of chosen) {
  const takeOut = plant(fault);
  process.once('exit', takeOut);
  try {
    const finder = findings(fault);
    missed += Number(finder === undefined);
    const how = finder === undefined ? 'NOT FOUND' : `found by ${finder}`;
    console.log(`${how}: ${fault.name} (${fault.found.join(' ')})`);
  } finally {
    takeOut();
    process.removeListener('exit', takeOut);
  }
}
if (chosen.some(({ found }) => found[0] === 'e2e')) build();
process.exit(missed === 0 ? 0 : 1);
