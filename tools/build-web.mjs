// Builds the browser's part when its sources are newer than the last build. Plain Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** SHA-256 over names and contents of everything the build reads. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const walk = (folder) => {
    for (const name of readdirSync(folder).sort()) {
      if (name === 'dist' || name === 'node_modules') continue;
      const path = join(folder, name);
      if (statSync(path).isDirectory()) walk(path);
      else hash.update(path.slice(root.length)).update(readFileSync(path));
    }
  };
  for (const source of SOURCES) walk(join(root, source));
  return hash.digest('hex');
}

/**
 * Runs the build unless dist is current.
 * @returns {boolean} whether it was built
 */
export function buildWeb() {
  const now = fingerprint();
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
