import { defineConfig, type Plugin } from 'vitest/config';
import { SHORT_LIVED } from './packages/database/src/testing/node-flags.ts';
import { builtPrograms } from './tools/test/built-programs.mjs';
import { LongestFirst } from './tools/test/longest-first.mjs';
import { MODULES } from './tools/test/module-cache.mjs';

// Kinds of tests, told apart by name (docs/architecture.md, Rules, 10): pure, database, real clients, interface, browser.
// `isolate: false`: files of a worker share what they import (half of the time went into importing the same again), so that no test may leave
// anything behind in a module; `--sequence.shuffle.files` shows whether one does.
// A busy machine is no fault of the code: the limit only ends what hangs.
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000 };

const BUILT_SERVER = 'tools/test/built-server.mjs';

/** The database tests that are the embedded engine's own. */
const ENGINE = [
  'packages/database/src/embedded/**/*.db.test.ts',
  'packages/programme/src/import/hand-over/backup.db.test.ts',
  'apps/server/src/start-up/{second-process,back-with-a-copy}.db.test.ts',
];
/**
 * The database tests that a whole run on PostgreSQL repeats on the embedded engine: what each of them promises of a database, and one of each kind of
 * question that is asked of one.
 */
const BOTH_ENGINES = [
  'packages/database/src/*.db.test.ts',
  'packages/database/src/migration/planned-and-made.db.test.ts',
  'packages/programme/src/import/{clean-folder,killed-import}.db.test.ts',
  'packages/programme/src/import/undo/undo-import.db.test.ts',
  'apps/server/src/platform/app/database-faults.db.test.ts',
  'apps/server/src/query/run/{engine,random-plans,second-wall}.db.test.ts',
  'apps/server/src/modules-wall.db.test.ts',
  'apps/server/src/modules/reports/figures/golden.db.test.ts',
  'apps/server/src/modules/indicators/results.db.test.ts',
  'apps/server/src/modules/maps/wfs/get-feature.db.test.ts',
  'apps/server/src/modules/maps/tiles/tiles.db.test.ts',
];

/**
 * Packages that have another build for their users' development come as they are shipped: Emotion's makes a style element of each rule and looks each declaration through.
 * Vite adds the condition to whatever is configured, and vitest hands it to its workers. React's development is NODE_ENV's, and stays.
 */
const asShipped: Plugin = {
  name: 'as-shipped',
  configResolved({ ssr, resolve, environments }) {
    for (const one of [ssr.resolve, resolve, ...Object.values(environments).map((made) => made.resolve)])
      if (one?.conditions)
        Object.assign(one, { conditions: one.conditions.filter((name) => !name.startsWith('development')) });
  },
};

/** Where an order is drawn (`--sequence.shuffle.files`) that one counts. */
const drawn = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'));

export default defineConfig({
  test: {
    experimental: { fsModuleCache: true, fsModuleCachePath: MODULES },
    ...(drawn ? {} : { sequence: { sequencer: LongestFirst } }),
    projects: [
      {
        plugins: [builtPrograms],
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.mjs'],
          exclude: ['**/node_modules/**', '**/*.db.test.ts', '**/*.client.test.ts'],
          globalSetup: [BUILT_SERVER],
          isolate: false,
          ...PATIENT,
        },
      },
      {
        plugins: [builtPrograms],
        test: {
          name: 'db',
          include: ['packages/**/*.db.test.ts', 'apps/**/*.db.test.ts'],
          globalSetup: ['packages/database/src/testing/global-setup.ts', BUILT_SERVER],
          // The embedded engine's own tests say the same beside PostgreSQL: they are the next project's then.
          exclude: process.env['TEST_DATABASE_URL'] ? ENGINE : [],
          isolate: false,
          ...PATIENT,
          execArgv: SHORT_LIVED,
          maxWorkers: 2,
        },
      },
      {
        // Beside a whole run on PostgreSQL: what is the embedded engine's own, and what shows that both engines answer alike.
        plugins: [builtPrograms],
        test: {
          name: 'embedded',
          include: [...ENGINE, ...BOTH_ENGINES],
          globalSetup: ['packages/database/src/testing/global-setup.ts', BUILT_SERVER],
          isolate: false,
          ...PATIENT,
          execArgv: SHORT_LIVED,
          // One, beside the two of `db` (tools/test/steps.mjs).
          maxWorkers: 1,
        },
      },
      {
        // Programs of others that ask our services (GDAL, OWSLib): `.ci/run` installs and asks for them (TEST_CLIENTS), `npm test` alone does not.
        plugins: [builtPrograms],
        test: {
          name: 'clients',
          include: ['packages/**/*.client.test.ts', 'apps/**/*.client.test.ts'],
          globalSetup: ['packages/database/src/testing/global-setup.ts', BUILT_SERVER],
          isolate: false,
          ...PATIENT,
          execArgv: SHORT_LIVED,
          // One, beside the two of `e2e` (tools/test/steps.mjs).
          maxWorkers: 1,
        },
      },
      {
        plugins: [asShipped],
        test: {
          name: 'ui',
          include: ['packages/ui/**/*.ui.test.tsx', 'apps/web/**/*.ui.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          ...PATIENT,
          setupFiles: ['packages/ui/src/test-setup.ts'],
        },
      },
      {
        plugins: [builtPrograms],
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.test.ts'],
          globalSetup: [BUILT_SERVER, 'e2e/src/global-setup.ts'],
          isolate: false,
          ...PATIENT,
          maxWorkers: 2,
          // What a page shows is waited for, never slept for.
          expect: { poll: { timeout: 60_000, interval: 100 } },
        },
      },
      {
        // `npm run walk`: every page as every profile, before a release; `npm test` opens each page once.
        plugins: [builtPrograms],
        test: {
          name: 'walk',
          include: ['e2e/walk/*.walk.test.ts'],
          globalSetup: [BUILT_SERVER, 'e2e/src/global-setup.ts'],
          isolate: false,
          ...PATIENT,
          maxWorkers: 2,
          expect: { poll: { timeout: 60_000, interval: 100 } },
        },
      },
    ],
  },
});
