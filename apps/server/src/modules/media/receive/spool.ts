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
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk);
      await writeAll(file, chunk);
      if (bytes === 0) await app.files.stage('middle');
      bytes += chunk.length;
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

type Writable = Pick<Awaited<ReturnType<typeof open>>, 'write'>;

/** A write may take less than it is given. */
export async function writeAll(file: Writable, bytes: Buffer, position?: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const at = position === undefined ? null : position + done;
    // oxlint-disable-next-line no-await-in-loop -- what is left
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at);
    done += bytesWritten;
  }
}
