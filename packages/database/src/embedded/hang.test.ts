import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { watchForHang, type HangLimits } from './hang.ts';

const NEVER = 3_600_000;
const WAITS = `setInterval(() => {}, ${NEVER})`;
const WORKS = 'for (;;);';

/** Whether a thread that runs the code is found to hang before it has ended. */
async function hangs(code: string, limits: HangLimits): Promise<boolean> {
  const worker = new Worker(code, { eval: true });
  let found = false;
  const stop = watchForHang(worker, limits, () => {
    found = true;
    void worker.terminate();
  });
  await once(worker, 'exit');
  stop();
  return found;
}

it.each([
  ['waits', WAITS, { idleMs: 300, workMs: undefined }],
  ['works', WORKS, { idleMs: NEVER, workMs: 300 }],
])('a thread that only %s hangs', async (_what, code, limits) => {
  expect(await hangs(code, limits)).toBe(true);
});

it('a thread that works does not wait, and one that may work for ever does not hang by it', async () => {
  // Works for four looks and ends by itself.
  const code = 'const end = performance.now() + 1_000; while (performance.now() < end);';
  expect(await hangs(code, { idleMs: 800, workMs: undefined })).toBe(false);
});
