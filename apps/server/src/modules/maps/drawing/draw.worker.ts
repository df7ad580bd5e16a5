import { parentPort } from 'node:worker_threads';
import { draw } from './draw.ts';
import { keepFile } from './keep-file.ts';
import type { DrawJob } from './job.ts';

/** What the pool sends and gets back. */
export interface Order {
  readonly id: number;
  readonly job: DrawJob;
}
export type Done =
  | { readonly id: number; readonly bytes: Uint8Array; readonly blank: boolean }
  | { readonly id: number; readonly fault: string };

const port = parentPort;
if (!port) throw new Error('draw.worker.ts runs as a worker thread');
port.on('message', ({ id, job }: Order) => {
  let done: Done;
  try {
    const { bytes, blank } = draw(job);
    done = { id, bytes, blank };
  } catch (error) {
    done = { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage(done);
  if (job.keepAs !== undefined && 'bytes' in done) keepFile(job.keepAs, done.bytes);
});
