import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root } from '../install.mjs';
import { builtName, PROGRAMS, TEST_PROGRAMS } from './programs.mjs';

const ADDRESS = /new URL\(\s*'(\.[^']*)',\s*import\.meta\.url\s*,?\s*\)/g;
const posix = (path) => path.split(sep).join('/');

/**
 * The text of a source, the addresses of programs that are built (programs.mjs) written otherwise.
 * @param {string} text
 * @param {string} source from the root
 * @param {(name: string) => string} address what stands for a program of that file's name
 */
export const withPrograms = (text, source, address) =>
  text.replace(ADDRESS, (whole, named) => {
    const place = posix(join(dirname(source), named));
    const program = PROGRAMS[place] ?? (TEST_PROGRAMS.includes(place) ? place : undefined);
    return program ? address(`${builtName(program)}.mjs`) : whole;
  });

/**
 * A source in what is built, `depth` folders below the root: migrations, pages and threads lie beside the sources and are found from there, programs that are
 * built too are found beside what is built.
 * @param {string} text
 * @param {string} source from the root
 * @param {number} depth
 */
export function placed(text, source, depth) {
  const up = '../'.repeat(depth);
  return withPrograms(text, source, (name) => `new URL('./${name}', BUILT_AT)`)
    .replaceAll('import.meta.url', `new URL('${up}${source}', import.meta.url).href`)
    .replaceAll('BUILT_AT', 'import.meta.url');
}

/** From the root, as `PROGRAMS` names sources. */
export const fromRoot = (path) => posix(relative(root, path));

/** The same for esbuild, which writes its files `depth` folders below the root. */
export const ownPlaces = (depth) => ({
  name: 'own-places',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      return {
        contents: placed(text, fromRoot(path), depth),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
});
