import { keyOf, type Storage } from '../../../platform/storage/storage.ts';
import type { Read } from '../read/reading.ts';

/** A file on this machine's disk that a reader has opened. */
export interface ReadFile {
  readonly key: string;
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly read: Read;
}

/** Puts a file and what was made of it into the storage; of polygons the KML of ours alone. Errors: those of the storage. */
export async function storeRead(
  storage: Storage,
  { key, path, bytes, sha256, read }: ReadFile,
): Promise<void> {
  if (read.kind === 'kml') {
    await storage.put(keyOf(key), read.file.path, {
      ...read.file,
      type: 'application/vnd.google-earth.kml+xml',
    });
    return;
  }
  await storage.put(keyOf(key), path, { bytes, sha256, type: read.type });
  if (read.kind !== 'photo') return;
  for (const { size, ...made } of read.sizes)
    // oxlint-disable-next-line no-await-in-loop -- two
    await storage.put(keyOf(key, size), made.path, { ...made, type: 'image/jpeg' });
}
