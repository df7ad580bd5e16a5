import { open } from 'node:fs/promises';

/** Resolves once the file's content, or the names in the folder, are on the disk. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
