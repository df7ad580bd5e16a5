/** What every module of the server stands on. */
const BELOW_MODULES = [
  'apps/server/src/(platform|model|query|answers)',
  'apps/server/src/settings.ts',
  'packages/(contracts|pt-br|formula|cql|geo|database)',
];
/** A module that the way in of the programme's data is the work of: importing, reading what is sent, taking persons out. */
const AT_THE_GATE = [...BELOW_MODULES, 'apps/server/src/modules', 'packages/programme'];

// Which folder may import which (docs/architecture.md, Layout): one row each, of two the longer. A folder that is in no row may import nothing of ours.
export const LAYERS = {
  'packages/contracts': [],
  'packages/pt-br': [],
  'packages/formula': [],
  'packages/cql': [],
  'packages/geo': [],
  'packages/database': [],
  'packages/programme': ['packages/contracts', 'packages/database', 'packages/geo', 'packages/pt-br'],
  // The kit draws the programme's marks, and knows nothing else of it.
  'packages/ui': ['packages/contracts/src/programme', 'packages/pt-br'],
  'apps/server/src/platform': [
    'apps/server/src/settings.ts',
    'apps/server/src/query',
    'packages/contracts',
    'packages/database',
    'packages/pt-br',
  ],
  'apps/server/src/model': ['packages/contracts', 'packages/database'],
  'apps/server/src/query': [
    'apps/server/src/model',
    'packages/database',
    'packages/contracts',
    'packages/formula',
    'packages/cql',
    'packages/pt-br',
  ],
  'apps/server/src/answers': ['apps/server/src/(platform|query)', 'packages/(contracts|pt-br)'],
  'apps/server/src/modules': BELOW_MODULES,
  'apps/server/src/modules/loads': AT_THE_GATE,
  'apps/server/src/modules/media': AT_THE_GATE,
  'apps/server/src/modules/privacy': AT_THE_GATE,
  'apps/server/src/modules/indicators': BELOW_MODULES,
  'apps/server/src/start-up': [
    'apps/server/src/(app|jobs|settings).ts',
    'apps/server/src/(platform|modules)',
    'packages/(contracts|database|programme|pt-br)',
  ],
  'apps/server/src/cli': [
    'apps/server/src/settings.ts',
    'apps/server/src/(modules|start-up)',
    'packages/(contracts|pt-br)',
  ],
  'apps/web/src/core': ['packages/(contracts|pt-br|formula|cql|geo|ui)'],
  'apps/web/src/features': ['apps/web/src/core', 'packages/(contracts|pt-br|formula|cql|geo|ui)'],
  'apps/web/src/app': ['apps/web/src/(core|features)', 'packages/(contracts|pt-br|formula|geo|ui)'],
  e2e: ['packages/(contracts|programme|pt-br|database)'],
};
