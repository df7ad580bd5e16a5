import type { Plugin } from 'vite';
import { UNDRAWN } from './undrawn.ts';

const INSTEAD = '\0instead:';

/** The pages without what their libraries import and nobody sees (docs/decisions/0011). */
export function withoutUndrawn(): Plugin {
  return {
    name: 'without-undrawn',
    enforce: 'pre',
    resolveId: (id, from) => {
      const at = UNDRAWN.findIndex(
        ({ importer, imported }) => imported.test(id) && importer.test(from ?? ''),
      );
      return at < 0 ? null : `${INSTEAD}${at}:${id}`;
    },
    load: (id) => {
      if (!id.startsWith(INSTEAD)) return null;
      const [at = '', ...imported] = id.slice(INSTEAD.length).split(':');
      const instead = UNDRAWN[Number(at)]?.instead;
      return typeof instead === 'function' ? instead(imported.join(':')) : instead;
    },
  };
}

const COMPONENT = /^var (\w+) = (React\d*\.forwardRef\()/gm;
const ITS_NAME = /^\w+\.displayName = "[\w.]+";$/gm;

/**
 * The router without the components that no page uses (forms, its own links, which bring what fetches pages ahead on servers of its kind) and without
 * warnings for developers: its package gives browsers its development build, in which their names alone keep them.
 */
export function withoutUnusedRouter(): Plugin {
  return {
    name: 'without-unused-router',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler(code) {
        if (!code.includes('function createBrowserRouter(')) return null;
        const quiet = code.replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;');
        const pure = quiet.replaceAll(COMPONENT, 'var $1 = /* @__PURE__ */ $2');
        const nameless = pure.replaceAll(ITS_NAME, '');
        if (code === quiet || quiet === pure || pure === nameless)
          this.error('react-router is written in another way: does it still bring what is not used?');
        return { code: nameless, map: null };
      },
    },
  };
}
