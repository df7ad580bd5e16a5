import { Worker } from 'node:worker_threads';
import { suppress, type ProtectedTable } from '../suppress.ts';

/** Tables of fewer leaves and figures are decided at once: starting a thread takes longer. */
const SMALL = 400;

/** One table is decided at a time: they are rare, once per data version, and a second thread would only take the other's processor. */
let last: Promise<unknown> = Promise.resolve();

/**
 * The same as `suppress`, in a thread of its own where the table is large, so that no other call waits while it is solved. A table that the thread has no
 * memory for is hidden as a whole.
 */
export function suppressAside(table: ProtectedTable, least: number): Promise<boolean[]> {
  if (table.patterns.length + table.cells.length < SMALL) return Promise.resolve(suppress(table, least));
  const decided = last.then(() => inThread(table, least)).catch(() => table.cells.map(() => true));
  last = decided;
  return decided;
}

function inThread(table: ProtectedTable, least: number): Promise<boolean[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      execArgv: [],
      workerData: { table, least },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.once('message', (hidden: boolean[]) => resolve(hidden));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('A table of small groups was not decided')));
  });
}
