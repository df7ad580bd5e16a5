import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';

const FOLDER = join(dirname(fileURLToPath(import.meta.resolve('@fonte/database'))), '..', 'rollups');

/** Fills the materialised rollups anew: every file of the database package's `rollups/`, in the order of their names. */
export async function refreshRollups(
  trx: Kysely<Database>,
  advance: (name: string, share: number) => void,
): Promise<void> {
  const names = await readdir(FOLDER).catch(() => []);
  const files = names.filter((name) => name.endsWith('.sql')).sort();
  for (const [i, name] of files.entries()) {
    advance(name, i / files.length);
    // oxlint-disable no-await-in-loop -- one may read another
    const text = await readFile(join(FOLDER, name), 'utf8');
    await sql.raw(text).execute(trx);
    // oxlint-enable no-await-in-loop
  }
}
