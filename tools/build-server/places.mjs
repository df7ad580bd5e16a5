import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root } from '../install.mjs';
import { builtName, PROGRAMS } from './programs.mjs';

const ADDRESS = /new URL\(\s*'(\.[^']*)',\s*import\.meta\.url\s*,?\s*\)/g;
const posix = (path) => path.split(sep).join('/');

/**
 * A source in what is built, `depth` folders below the root: migrations, pages and threads lie beside the sources and are found from there, programs that are
 * built too are found beside what is built.
 * @param {string} text
 * @param {string} source from the root
 * @param {number} depth
 */
export function placed(text, source, depth) {
  const up = '../'.repeat(depth);
  return text
    .replace(ADDRESS, (whole, named) => {
      const program = PROGRAMS[posix(join(dirname(source), named))];
      return program ? `new URL('./${builtName(program)}.mjs', BUILT_AT)` : whole;
    })
    .replaceAll('import.meta.url', `new URL('${up}${source}', import.meta.url).href`)
    .replaceAll('BUILT_AT', 'import.meta.url');
}

/** The same for esbuild, which writes its files `depth` folders below the root. */
export const ownPlaces = (depth) => ({
  name: 'own-places',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      return {
        contents: placed(text, posix(relative(root, path)), depth),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
});
