import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromRoot, withPrograms } from '../build-server/places.mjs';
import { keyedBy } from './module-cache.mjs';

/**
 * Tests' code starts the threads and readers that were built for all of them (built-server.mjs), as in production, instead of one through tsx each: two seconds of
 * processor for each of some forty in the database tests alone.
 */
export const builtPrograms = {
  name: 'built-programs',
  enforce: 'pre',
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }) => define(keyedBy),
  transform(code, id) {
    const built = process.env.BUILT_SERVER;
    if (built === undefined || !code.includes('import.meta.url')) return undefined;
    const at = (name) => `new URL('${pathToFileURL(join(dirname(built), name)).href}')`;
    const changed = withPrograms(code, fromRoot(id.split('?')[0]), at);
    return changed === code ? undefined : { code: changed, map: null };
  },
};
