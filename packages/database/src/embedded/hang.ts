import type { Worker } from 'node:worker_threads';

/** What tells that a thread hangs. */
export interface HangLimits {
  /** All the while that it waited for something, ms. */
  readonly idleMs: number;
  /** What the process has taken of the processor meanwhile, ms; undefined: whatever it takes. */
  readonly workMs: number | undefined;
}

/** How often it is looked, ms. */
const LOOK_MS = 250;

/**
 * Calls `hung` once a thread has waited, or worked, for longer than anything it may be at. Neither is the clock's time: on a machine that many others keep
 * busy a thread waits for its turn, which is no idleness of its own, and has done little work.
 * Gives what ends the looking.
 */
export function watchForHang(worker: Worker, limits: HangLimits, hung: () => void): () => void {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { idle } = worker.performance.eventLoopUtilization();
    const { user, system } = process.cpuUsage(before);
    const worked = (user + system) / 1_000;
    if (idle < limits.idleMs && (limits.workMs === undefined || worked < limits.workMs)) return;
    clearInterval(timer);
    hung();
  }, LOOK_MS);
  return () => clearInterval(timer);
}
