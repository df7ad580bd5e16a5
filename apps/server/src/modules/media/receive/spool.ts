import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { App } from '../../../platform/index.ts';
import { refuseWithoutRoom } from './limits.ts';

/** How often it is looked at whether the disk has room for more, bytes: others may be sending too. */
const LOOK_EACH = 16 * 1_048_576;

export interface Spooled {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Writes a stream into a new file, hashed while it is written, and on the disk when this returns. Errors: `storageFull`; those of stream and system. */
export async function spool(app: Pick<App, 'files'>, stream: Readable, path: string): Promise<Spooled> {
  const file = await open(path, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    let looked = 0;
    for await (const { chunks, length } of gathered(stream as AsyncIterable<Buffer>)) {
      for (const chunk of chunks) hash.update(chunk);
      await writeAll(file, chunks);
      if (bytes === 0) await app.files.stage('middle');
      bytes += length;
      if (bytes - looked < LOOK_EACH) continue;
      await refuseWithoutRoom(app);
      looked = bytes;
    }
    await file.sync();
    await app.files.stage('spooled');
    return { bytes, sha256: hash.digest('hex') };
  } finally {
    await file.close();
  }
}

/** What comes in parts is put on the disk, and told to its row, once so much is here and so long has gone by, ms, or so much more. */
const SAVE_BYTES = 1_048_576;
const SAVE_MS = 1_000;
const SAVE_AT_MOST_BYTES = 4 * SAVE_BYTES;

/** Whether what has come since the last time is saved now: a kill costs its sender no more than that, and a quick line waits for the disk once a chunk. */
export const savesNow = (bytes: number, ms: number): boolean =>
  bytes >= SAVE_AT_MOST_BYTES || (bytes >= SAVE_BYTES && ms >= SAVE_MS);

/** So much is gathered before the disk is asked, bytes: each write goes through a thread and back. */
const GATHERED = 524_288;
/** And so many pieces, as many as one write takes: of who sends byte by byte each costs hundreds. */
const PIECES = 1_024;

/** Pieces of a stream as they are written together; what is left at its end as well. Errors: the stream's, with which what was not written yet is gone. */
export async function* gathered(
  stream: AsyncIterable<Buffer>,
): AsyncIterable<{ readonly chunks: readonly Buffer[]; readonly length: number }> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < GATHERED && chunks.length < PIECES) continue;
    yield { chunks, length };
    chunks = [];
    length = 0;
  }
  if (length > 0) yield { chunks, length };
}

interface Writable {
  writev(chunks: readonly Buffer[], position?: number): Promise<{ readonly bytesWritten: number }>;
}

/** A write may take less than it is given. */
export async function writeAll(file: Writable, chunks: readonly Buffer[], position?: number): Promise<void> {
  let left = [...chunks];
  let at = position;
  while (left.length > 0) {
    // oxlint-disable-next-line no-await-in-loop -- what is left
    const { bytesWritten } = await file.writev(left, at);
    if (at !== undefined) at += bytesWritten;
    left = after(left, bytesWritten);
  }
}

/** What of the pieces follows the first so many bytes. */
function after(chunks: readonly Buffer[], bytes: number): Buffer[] {
  let gone = bytes;
  return chunks.flatMap((chunk) => {
    const rest = chunk.subarray(Math.min(gone, chunk.length));
    gone -= chunk.length - rest.length;
    return rest.length > 0 ? [rest] : [];
  });
}
