import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { root } from '../install.mjs';

/**
 * Files that take longest, a step's longest first (a proof on two cores, 26 and 27/11/2026; `node tools/test/slowest.mjs STEP`). In a clone where no test has run vitest begins
 * with the files of most bytes: `pages-laptop`, of five lines and two minutes, came last, and the other core stood idle beside it.
 */
export const LONGEST = [
  // unit
  'tools/test/guarded.test.mjs',
  'apps/server/src/modules/media/read/read.test.ts',
  'apps/server/src/modules/reports/screen-words.test.ts',
  'apps/server/src/modules/media/read/hostile-files.test.ts',
  'packages/programme/src/read/rows-aside.test.ts',
  'apps/server/src/modules/reports/sheet-words.test.ts',
  'packages/geo/src/formats/hostile.test.ts',
  'apps/server/src/platform/limits/least-rate.test.ts',
  'packages/database/src/postgres/away.test.ts',
  // ui
  'apps/web/src/features/media/media-pages.ui.test.tsx',
  'apps/web/src/features/auth/auth.ui.test.tsx',
  // db
  'apps/server/src/start-up/process.db.test.ts',
  'apps/server/src/modules/reports/figures/shown.db.test.ts',
  'apps/server/src/query/disclosure/solver.db.test.ts',
  'apps/server/src/modules/maps/ogcapi/scope.db.test.ts',
  'apps/server/src/modules/reports/drill/check-point.db.test.ts',
  'apps/server/src/figures-attack.db.test.ts',
  'packages/database/src/postgres/postgres.db.test.ts',
  'apps/server/src/platform/call/long-answers.db.test.ts',
  'apps/server/src/start-up/killed-jobs.db.test.ts',
  'apps/server/src/query/disclosure/two-versions.db.test.ts',
  'apps/server/src/modules/reports/board/load-dashboard.db.test.ts',
  'packages/programme/src/import/fuzz.db.test.ts',
  'apps/server/src/edges.db.test.ts',
  // embedded
  'packages/database/src/embedded/embedded.db.test.ts',
  'packages/programme/src/import/killed-import.db.test.ts',
  'packages/database/src/embedded/recovery.db.test.ts',
  // e2e
  'e2e/pages-laptop.e2e.test.ts',
  'e2e/pages-phone.e2e.test.ts',
  'e2e/mapa-remote.e2e.test.ts',
  'e2e/second-factor.e2e.test.ts',
  'e2e/mapa-trouble.e2e.test.ts',
  'e2e/recompute.e2e.test.ts',
  'e2e/loads.e2e.test.ts',
  // Few bytes that take long: this one only waits, and did so last, beside nothing.
  'e2e/settled.e2e.test.ts',
  'e2e/mapa.e2e.test.ts',
  'e2e/print.e2e.test.ts',
  'e2e/map.e2e.test.ts',
  'e2e/tabs.e2e.test.ts',
  'e2e/touch.e2e.test.ts',
  'e2e/languages.e2e.test.ts',
  'e2e/profiles.e2e.test.ts',
  'e2e/dark.e2e.test.ts',
];

/** Vitest's order, but for the longest files of each project, which come first in it. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const rank = ({ moduleId }) => {
      const at = LONGEST.indexOf(relative(root, moduleId));
      return at < 0 ? LONGEST.length : at;
    };
    return projects.flatMap((name) =>
      sorted.filter(({ project }) => project.name === name).toSorted((one, other) => rank(one) - rank(other)),
    );
  }
}
