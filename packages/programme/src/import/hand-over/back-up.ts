import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatabaseAccess } from '@fonte/database';
import { BACKUP_DATA } from '@fonte/database/embedded/restore';
import { ImportFailed } from '../failure.ts';

/**
 * Copies the embedded database to a folder, which has that name only when it is whole and on the disk.
 * Errors: `ImportFailed` with a sentence where the folder holds something, or the database is not the embedded one; the disk's own.
 */
export async function backUp(access: DatabaseAccess, to: string): Promise<void> {
  if (!access.backup) throw new ImportFailed('o banco é um PostgreSQL: use pg_dump');
  const there = await readdir(to).catch(() => []);
  if (there.length > 0) throw new ImportFailed(`a pasta ${to} não está vazia`);
  await mkdir(dirname(to), { recursive: true });
  const draft = `${to}.parcial`;
  await rm(draft, { recursive: true, force: true });
  try {
    await mkdir(draft, { mode: 0o700 });
    await access.backup(join(draft, BACKUP_DATA));
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
