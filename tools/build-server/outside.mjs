import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../install.mjs';

const SERVER = join('apps', 'server');

/** The workspace folder that a file lies in. */
const workspace = (path) => relative(root, path).split(sep).slice(0, 2).join(sep);
const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
const own = (folder, name) => existsSync(join(root, folder, 'node_modules', packageOf(name)));

/**
 * What is installed stays outside of what is built, and Node loads it from there; but where the server's folder and that of the package that asks would come to
 * different versions, the package's goes in with it.
 */
export const installed = {
  name: 'installed',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point' || path.startsWith('@fonte/') || path.startsWith('node:')) return undefined;
      const asks = workspace(importer);
      if (asks !== SERVER && !asks.startsWith('node_modules') && (own(asks, path) || own(SERVER, path)))
        return undefined;
      return asks.startsWith('node_modules') ? undefined : { path, external: true };
    });
  },
};
