// Builds the browser's part when its sources are newer than the last build. Plain Node.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './install.mjs';

const SOURCES = [
  'apps/web',
  'packages/ui',
  'packages/contracts',
  'packages/pt-br',
  'packages/cql',
  'packages/formula',
  'packages/geo',
];
const stamp = join(root, 'node_modules', '.cache', 'fonte', 'web-built');

/**
 * Runs the build unless dist is current.
 * @returns {boolean} whether it was built
 */
export function buildWeb() {
  const now = fingerprint(SOURCES);
  const dist = join(root, 'apps', 'web', 'dist', 'index.html');
  if (existsSync(dist) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false;
  console.log('Montando as páginas…');
  const vite = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: join(root, 'apps', 'web'),
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  if (vite.status !== 0) {
    console.error('As páginas não puderam ser montadas.');
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}

if (process.argv[1]?.endsWith('build-web.mjs'))
  console.log(buildWeb() ? 'Páginas montadas.' : 'As páginas já estão em dia.');
