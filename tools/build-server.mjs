// Puts the server's TypeScript together into a few files that Node runs by itself (docs/decisions/0075-the-server-is-put-together.md). Plain Node.
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { ownPlaces } from './build-server/places.mjs';
import { installed } from './build-server/outside.mjs';
import { builtName, MAIN, PROGRAMS, TEST_PROGRAMS } from './build-server/programs.mjs';
import { fingerprint } from './fingerprint.mjs';
import { root } from './install.mjs';

const SOURCES = ['apps/server', 'packages', 'tools/build-server'];
const DIST = join(root, 'apps', 'server', 'dist');
/** apps/server/dist/KEY */
const DEPTH = 4;
/** So many builds stay: one that somebody still runs is not taken away by who builds the next. */
const KEPT = 4;

/**
 * Builds the server unless what its sources come to is there already. Who builds at the same moment is not met: each builds beside, and puts in place what is
 * whole.
 * @param {{ tests?: boolean }} [what] whether the programs that tests start are built with it
 * @returns {Promise<string>} the program that Node runs
 */
export async function buildServer({ tests = false } = {}) {
  const sources = fingerprint(SOURCES, (name) => !/\.test\.tsx?$|\.md$/.test(name)).slice(0, 16);
  const key = tests ? `${sources}-tests` : sources;
  const place = join(DIST, key);
  const main = join(place, `${builtName(MAIN)}.mjs`);
  if (existsSync(main)) {
    utimesSync(place, new Date(), new Date());
    return main;
  }
  console.error('Montando o servidor…');
  const beside = `${place}.${process.pid}`;
  await bundle(beside, [MAIN, ...Object.values(PROGRAMS), ...(tests ? TEST_PROGRAMS : [])]);
  try {
    renameSync(beside, place);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(main)) throw error; // else somebody was first
  }
  forget();
  return main;
}

async function bundle(outdir, programs) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: programs.map((source) => ({ in: source, out: builtName(source) })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    keepNames: true,
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [installed, ownPlaces(DEPTH)],
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    logLevel: 'warning',
  });
}

/** The newest stay. */
function forget() {
  const builds = readdirSync(DIST)
    .map((name) => join(DIST, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of builds.slice(KEPT)) rmSync(old, { recursive: true, force: true });
}

if (process.argv[1]?.endsWith('build-server.mjs')) console.log(await buildServer());
