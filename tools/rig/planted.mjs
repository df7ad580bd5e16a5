// Faults that a careless hand could make, two of each kind that the tests are there for, and which test must find each (`tools/rig/faults.mjs`; docs/benchmarks.md, Of rigs).

/**
 * What is planted: `find` (once in the file) becomes `put`, or the file goes; `found` says which tests of which project must find it, and of many cases in a file which.
 * @typedef {{ name: string, file: string, find?: string, put?: string, found: [project: string, where: string, cases?: string] }} Fault
 */

/** @type {readonly Fault[]} */
export const FAULTS = [
  {
    name: 'a card for the wrong profile',
    file: 'packages/contracts/src/boards/dashboard.ts',
    find: '    [table(20101, 12)],\n',
    put: '',
    found: ['unit', 'packages/contracts/src/pages/by-profile'],
  },
  {
    name: 'a list of persons on everybody’s dashboard',
    file: 'packages/contracts/src/boards/dashboard.ts',
    find: '  rows: OTHERS_ROWS,\n',
    put: '  rows: [...OTHERS_ROWS, [BY_PROPERTY]],\n',
    found: ['unit', 'packages/contracts/src/pages/by-profile'],
  },
  {
    name: 'a menu label',
    file: 'packages/contracts/src/pages/main.ts',
    find: "label: 'Mapa', icon",
    put: "label: 'Mapas', icon",
    found: ['unit', 'packages/contracts/src/pages/by-profile'],
  },
  {
    name: 'a menu label in other letters',
    file: 'packages/contracts/src/pages/monitoring.ts',
    find: "label: 'Ciclo da ATeG Concluído'",
    put: "label: 'Ciclo da ATeG concluído'",
    found: ['unit', 'packages/contracts/src/pages/by-profile'],
  },
  {
    name: 'wider than a phone',
    file: 'packages/ui/src/layout/page/page-column.tsx',
    find: "'minmax(0, 1fr)'",
    put: "'minmax(480px, 1fr)'",
    found: ['e2e', 'e2e/pages-phone', '/dashboard$'],
  },
  {
    name: 'filters in one line',
    file: 'packages/ui/src/layout/sub-header/sub-header.tsx',
    find: "  flexWrap: 'wrap',\n  flexShrink: { xl: 0 },",
    put: '  flexShrink: 0,',
    found: ['e2e', 'e2e/pages-phone', '/dashboard$'],
  },
  {
    name: 'ink too pale to read',
    file: 'packages/ui/src/layout/frame/frame-footer.tsx',
    find: "fontSize: 13,\n  color: 'text.secondary',",
    put: "fontSize: 13,\n  color: '#bbbbbb',",
    found: ['e2e', 'e2e/pages-laptop', '/dashboard$'],
  },
  {
    name: 'a date in the ink of what is disabled',
    file: 'packages/ui/src/layout/sub-header/sub-header.tsx',
    find: "color: 'text.secondary',\n        [PHONE]",
    put: "color: 'text.disabled',\n        [PHONE]",
    found: ['e2e', 'e2e/pages-laptop', '/dashboard$'],
  },
  {
    name: 'rows beyond the scope',
    file: 'apps/server/src/query/sql/row-rule.ts',
    find: "of ['uf', 'supervisor', 'tecnico'] as const",
    put: "of ['uf', 'tecnico'] as const",
    found: ['unit', 'apps/server/src/query/sql/row-rule'],
  },
  {
    name: 'one key for all people of a state',
    file: 'apps/server/src/query/rule/scope.ts',
    find: 'JSON.stringify([personalFieldsOf(access.profile), rowRule(access)])',
    put: 'JSON.stringify([access.profile, access.uf])',
    found: [
      'db',
      'apps/server/src/modules/reports/kept-answers',
      'those of each caller, whoever asked before: dashboard',
    ],
  },
  {
    name: 'a lost migration',
    file: 'packages/database/migrations/0045-changes-of-a-property.sql',
    found: ['unit', 'packages/database/src/migration'],
  },
  {
    name: 'a migration that is changed afterwards',
    file: 'packages/database/migrations/0119-wall-of-who-is-counted.sql',
    find: 'REVOKE SELECT ON',
    put: 'REVOKE ALL ON',
    found: ['unit', 'packages/database/src/migration'],
  },
  {
    name: 'a wrong rollup',
    file: 'packages/database/rollups/10-visita_semestre.sql',
    find: 'count(*) FILTER (WHERE conta) AS visitas',
    put: 'count(*) AS visitas',
    found: ['db', 'apps/server/src/query/run/random-plans'],
  },
  {
    name: 'a rollup that counts what has no value',
    file: 'packages/database/rollups/21-pratica_mes.sql',
    find: 'count(x.area_ha)',
    put: 'count(*)',
    found: ['db', 'apps/server/src/query/run/without-value'],
  },
  {
    name: 'a stale answer',
    file: 'apps/server/src/modules/reports/answer/answer-kept.ts',
    find: '[version, id, page,',
    put: '[id, page,',
    found: ['db', 'apps/server/src/modules/reports/kept-answers', 'an import between'],
  },
  {
    name: 'a version that is believed for too long',
    file: 'apps/server/src/platform/call/version-for.ts',
    find: 'value.versao >= versao',
    put: 'value.versao >= 0',
    found: ['db', 'apps/server/src/modules/reports/kept-answers', 'an import between'],
  },
  {
    name: 'a message changed by a letter',
    file: 'packages/contracts/src/failures.ts',
    find: "'Email ou senha incorretos'",
    put: "'E-mail ou senha incorretos'",
    found: ['unit', 'apps/web/src/sentences'],
  },
  {
    name: 'a sentence of the kit changed by a letter',
    file: 'packages/ui/src/cards/words.ts',
    find: "'O restante da página continua valendo.'",
    put: "'O resto da página continua valendo.'",
    found: ['unit', 'packages/ui/src/words'],
  },
  {
    name: 'a killed import that mixes',
    file: 'packages/programme/src/import/apply/apply-changes.ts',
    find: 'await db.transaction().execute(async (trx) => {',
    put: 'await db.connection().execute(async (trx) => {',
    found: ['db', 'packages/programme/src/import/killed-import'],
  },
  {
    name: 'two imports at once',
    file: 'packages/programme/src/import/lock.ts',
    find: '  if (!taken) throw new ImportRunning();\n',
    put: '',
    found: ['db', 'packages/programme/src/import/running-import', 'another process'],
  },
];
