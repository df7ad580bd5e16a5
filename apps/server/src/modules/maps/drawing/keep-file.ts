import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** How files that are not whole yet end. */
export const DRAFT = '.novo';

const made = new Set<string>();

/**
 * Writes a file that has its name only when it is whole. Never fails: what is not kept is drawn again. Waits for the disk, so it is for threads that
 * nobody else waits for.
 */
export function keepFile(file: string, bytes: Uint8Array): void {
  const draft = `${file}.${randomUUID().slice(0, 8)}${DRAFT}`;
  const folder = dirname(file);
  try {
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    writeFileSync(draft, bytes);
    renameSync(draft, file);
  } catch {
    made.delete(folder);
    remove(draft);
  }
}

function remove(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    // Its folder is none any more (kept/forget-tiles.ts), or the disk is away.
  }
}
