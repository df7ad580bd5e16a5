// dependency-cruiser rules made from the layers, plus the few that are patterns of their own. Circles of files are file-circles.mjs's.
import { LAYERS } from './layers.mjs';

/** Tests may reach for test kits and the tiny programme; what they import is not shipped. */
export const TESTS = '\\.(db\\.|ui\\.)?test\\.tsx?$|/testing(/|\\.tsx?$)|test-setup\\.ts$';
const OURS = '^(packages|apps|e2e|tools)/';
const ROOTS = '^apps/(server|web)/src/[^/]+\\.(ts|tsx|mjs)$|^apps/[^/]+/[^/]+\\.ts$';

/** Folders of a folder that have rows of their own. */
const within = (folder) =>
  Object.keys(LAYERS)
    .filter((other) => other.startsWith(`${folder}/`))
    .map((other) => `^${other}/`);

const layer = ([folder, allowed]) => ({
  name: `layer:${folder}`,
  severity: 'error',
  comment: `${folder} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing of ours'}`,
  from: { path: `^${folder}/`, pathNot: [TESTS, ...within(folder)] },
  to: {
    path: OURS,
    pathNot: [folder, ...allowed].map((path) => (path.endsWith('.ts') ? `^${path}$` : `^${path}/`)),
  },
});

export const RULES = [
  ...Object.entries(LAYERS).map(layer),
  {
    name: 'unlisted-folder',
    severity: 'error',
    comment: 'a folder that no row of layers.mjs names may import nothing of ours',
    from: {
      path: '^(packages|apps)/',
      pathNot: [...Object.keys(LAYERS).map((folder) => `^${folder}/`), TESTS, ROOTS],
    },
    to: { path: OURS },
  },
  {
    name: 'feature-to-feature',
    severity: 'error',
    comment: 'features never import features',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'module-by-its-door',
    severity: 'error',
    comment: 'a server module is entered by its index.ts only',
    from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: TESTS },
    to: { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/($1/|[^/]+/index\\.ts$)' },
  },
  {
    name: 'check-before-sql',
    severity: 'error',
    comment: 'whether a question can be asked is told by the model; how, comes after',
    from: { path: '^apps/server/src/query/(ask|check)/', pathNot: TESTS },
    to: { path: '^apps/server/src/query/(sql|statement|run)/' },
  },
  {
    name: 'one-engine',
    severity: 'error',
    comment: 'the engine is made in app.ts and handed out with the parts of the server',
    from: { path: '^apps/server/src/', pathNot: `^apps/server/src/(app\\.ts$|query/)|${TESTS}` },
    to: { path: '^apps/server/src/query/run/run\\.ts$' },
  },
  {
    name: 'one-clock',
    severity: 'error',
    comment: 'the clock is made in app.ts, or by a command, and handed out',
    from: {
      path: '^apps/server/src/',
      pathNot: `^apps/server/src/(app\\.ts$|cli/|query/run/run\\.ts$)|${TESTS}`,
    },
    to: { path: '^packages/pt-br/src/clock-of\\.ts$' },
  },
  {
    name: 'web-never-server',
    severity: 'error',
    comment: 'the browser never loads database, programme or server',
    from: { path: '^(apps/web|packages/ui)/' },
    to: { path: '^(packages/(database|programme)|apps/server)/' },
  },
  {
    name: 'resolved',
    severity: 'error',
    comment: 'every import resolves',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(virtual:|geojson$|@fontsource)' },
  },
  {
    name: 'tools-not-imported',
    severity: 'error',
    comment: 'nothing that is shipped imports tools or tests',
    from: { path: '^(packages|apps)/', pathNot: TESTS },
    to: { path: `^tools/|${TESTS}`, pathNot: '/testing(/|\\.tsx?$)' },
  },
];
