// What vitest makes of the sources before it runs them, kept in files by what it was made of (their bytes, vitest's settings, the lockfile). Of twelve seconds of processor that a
// test of the server costs before it begins, six went into making again what another step had made a minute ago.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** Folder of what is kept, as vitest's setting `fsModuleCachePath`. */
export const MODULES = join(root, 'node_modules', '.cache', 'fonte', 'modules');

const compiled = ['', 'apps/web/', 'packages/ui/', 'e2e/']
  .map((folder) => `${folder}tsconfig.json`)
  .concat('tsconfig.base.json', 'tsconfig.web.json')
  .map((name) => readFileSync(join(root, name), 'utf8'))
  .join('');

/** What vitest runs in its own process (`globalSetup`), whose kept modules it would read as bytes: the stack of a fault in them would be a fault of its own. */
const OWN = '__vitest__';

/** What else is decided by something that vitest does not look at: how TypeScript is read, and the programs that a plugin writes into the code (built-programs.mjs). */
export const keyedBy = ({ environment: { name }, sourceCode }) =>
  name === OWN
    ? false
    : compiled + (sourceCode.includes('import.meta.url') ? (process.env.BUILT_SERVER ?? '') : '');

/** Days after which what is kept is made again: sources have changed since, and some would be there for nobody. */
const DAYS = 14;

/** Removes what was made long ago. */
export function forgetModules(folder = MODULES, now = Date.now()) {
  if (!existsSync(folder)) return;
  // But for vitest's own word of which lockfile it is all for.
  for (const name of readdirSync(folder).filter((one) => !one.startsWith('_'))) {
    const path = join(folder, name);
    if (now - statSync(path).mtimeMs > DAYS * 86_400_000) rmSync(path, { force: true });
  }
}
