import { appendFile, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** A copy of the database that somebody had made, wherever it lies. */
export interface MadeBackup {
  readonly folder: string;
  readonly at: Date;
  /** False for one that was deleted, moved, or lies on a disk that is not here now. */
  readonly found: boolean;
}

const listFile = (dataDir: string): string => join(resolve(dataDir), 'copias.jsonl');

/** Remembers a copy that was made: whoever is anonymised later is in it still. Beside the database, so that what is restored knows of it too. */
export async function noteBackup(dataDir: string, folder: string, at = new Date()): Promise<void> {
  // A line of its own, whatever a power cut has left of the one before.
  await appendFile(listFile(dataDir), `\n${JSON.stringify({ pasta: folder, em: at })}\n`, { mode: 0o600 });
}

/** Every copy that was made, the newest first; of one folder the last. A line that is cut off is left out. Errors: the disk's own, where there is a list that cannot be read. */
export async function madeBackups(dataDir: string): Promise<MadeBackup[]> {
  const text = await readFile(listFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const last = new Map(text.split('\n').flatMap(lineOf));
  const made = await Promise.all(
    [...last].map(async ([folder, at]) => ({ folder, at, found: await isThere(folder) })),
  );
  return made.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

function lineOf(line: string): [folder: string, at: Date][] {
  try {
    const { pasta, em } = JSON.parse(line) as { pasta?: unknown; em?: unknown };
    const at = new Date(String(em));
    return typeof pasta === 'string' && !Number.isNaN(at.getTime()) ? [[pasta, at]] : [];
  } catch {
    return [];
  }
}

const isThere = (folder: string): Promise<boolean> =>
  stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
