import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** SHA-256 of a file's bytes, in hexadecimal. Errors: the signal's reason, those of reading. */
export async function digestOf(path: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: 1_048_576 }) as AsyncIterable<Buffer>) {
    signal?.throwIfAborted();
    hash.update(piece);
  }
  return hash.digest('hex');
}
