// Installs the dependencies when they are missing or the lockfile changed. Plain Node: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.cache', 'fonte', 'installed');

/** Ends the process with a sentence when Node is older than the product supports. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`O portal precisa do Node 20.19 ou mais novo; este é o ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Runs `npm ci`, no package's own scripts, unless the installed tree already matches package-lock.json.
 * @returns {boolean} whether something was installed
 */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return false;
  console.log('Instalando as dependências…');
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('A instalação das dependências falhou (npm ci). Verifique a rede e tente de novo.');
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
  return true;
}

if (process.argv[1]?.endsWith('install.mjs')) {
  requireNode();
  install();
}
