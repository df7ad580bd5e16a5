import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
/** What answers are made by, from the repository's root. */
const SOURCES = ['apps/server/src', 'packages'];

/** A hash of the sources in these folders, by their names and contents; tests and installed packages do not count. */
export async function hashOfSources(root: string, folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    // oxlint-disable-next-line no-await-in-loop -- the order is part of the hash
    const names = await readdir(join(root, folder), { recursive: true });
    const sources = names
      .filter((name) => /\.(?:ts|tsx|sql)$/.test(name) && !/(?:^|\/)node_modules\/|\.test\.tsx?$/.test(name))
      .toSorted();
    for (const name of sources) {
      // oxlint-disable-next-line no-await-in-loop
      hash.update(`${folder}/${name}\0`).update(await readFile(join(root, folder, name)));
    }
  }
  return hash.digest('base64url').slice(0, 16);
}

let known: Promise<string> | undefined;

/** Which release of the software this is: what another one answered, or drew, is no copy of what this one would. Read once per process. */
export function release(): Promise<string> {
  known ??= hashOfSources(ROOT, SOURCES);
  return known;
}
