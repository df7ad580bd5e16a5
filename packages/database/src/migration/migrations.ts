import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** One SQL file of `migrations/` or `views/`. */
export interface SqlFile {
  /** File name without folder and ending, as `portal.migracao` records it; views carry the prefix 'views/'. */
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text, line ends unified so that a checkout on Windows is the same. */
  readonly checksum: string;
}

const NUMBERED = /^\d{4}-[a-z0-9-]+$/;

/**
 * The migrations in order. Numbers may be left out: branches at work beside each other reserve theirs.
 * Errors: a name that is not NNNN-name, a number given twice.
 */
export async function readMigrations(): Promise<SqlFile[]> {
  const files = await readFolder('migrations', '');
  const taken = new Map<string, string>();
  for (const { name } of files) {
    if (!NUMBERED.test(name)) throw new Error(`migrations/${name}.sql is not named NNNN-name.sql`);
    const number = name.slice(0, 4);
    if (taken.has(number))
      throw new Error(`migrations/${name}.sql has the number of migrations/${taken.get(number)}.sql`);
    taken.set(number, name);
  }
  return files;
}

/** The views, in the order of their names; they may depend on each other in any order. */
export function readViews(): Promise<SqlFile[]> {
  return readFolder('views', 'views/');
}

async function readFolder(folder: string, prefix: string): Promise<SqlFile[]> {
  const place = new URL(`../../${folder}/`, import.meta.url);
  const names = (await readdir(place)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (file) => {
      const text = (await readFile(new URL(file, place), 'utf8')).replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { name: prefix + file.slice(0, -'.sql'.length), text, checksum };
    }),
  );
}
