// What is shipped and under which licences: dist/bill/components.cdx.json (CycloneDX) and dist/bill/notices.txt. Made by the build, not committed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const folder = join(root, 'dist', 'bill');
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|unlicense)(?:[.-].*)?$/i;

const npm = (...args) =>
  execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
  });

const bill = JSON.parse(npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'));
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const shipped = Object.entries(lock.packages).filter(
  ([path, entry]) =>
    path.includes('node_modules/') && !entry.link && !entry.dev && existsSync(join(root, path)),
);
if (bill.bomFormat !== 'CycloneDX' || bill.components.length === 0 || shipped.length === 0)
  throw new Error('Nothing was listed: is node_modules there?');

/** The texts that a package's folder has of its licence. */
function textsOf(path) {
  const place = join(root, path);
  return readdirSync(place)
    .filter((name) => LICENCE_FILE.test(name))
    .map((name) => readFileSync(join(place, name), 'utf8').trim());
}

const notices = shipped.map(([path, { version, license }]) => {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return [`${name} ${version} (${license ?? 'see text'})`, ...textsOf(path)].join('\n\n');
});
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'components.cdx.json'), JSON.stringify(bill, null, 2));
writeFileSync(join(folder, 'notices.txt'), notices.join(`\n\n${'-'.repeat(80)}\n\n`));
console.log(`${bill.components.length} components, ${notices.length} notices in dist/bill`);
