// What a build is made of, in one number. Plain Node.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/**
 * SHA-256 over what is installed and the names and contents of all files in these folders, builds and installed packages aside.
 * @param {readonly string[]} folders from the repository's root
 * @param {(name: string) => boolean} counts files that do not are passed over
 * @returns {string} hexadecimal
 */
export function fingerprint(folders, counts = () => true) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const walk = (folder) => {
    for (const name of readdirSync(folder).sort()) {
      if (name === 'dist' || name === 'node_modules') continue;
      const path = join(folder, name);
      if (statSync(path).isDirectory()) walk(path);
      else if (counts(name)) hash.update(path.slice(root.length)).update(readFileSync(path));
    }
  };
  for (const folder of folders) walk(join(root, folder));
  return hash.digest('hex');
}
