import { Worker } from 'node:worker_threads';
import { decideTable, type DecidedTable, type TableQuestion } from '../decide-table.ts';

/** Tables of fewer rows are decided at once: the thread's answer takes longer. */
const SMALL = 100;

/** How long the thread waits for another table: they come together, after an import. */
const IDLE_MS = 30_000;

/** Of a table that the thread has no memory for nothing is shown. */
const NOTHING: DecidedTable = { hidden: 'all', mute: [], members: [], last: 0 };

/** One table is decided at a time: they are rare, once per data version, and a second thread would only take the other's processor. */
let last: Promise<unknown> = Promise.resolve();
let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

/** The same as `decideTable`, in a thread where the table is large, so that no other call waits while it is solved. */
export function decideAside(question: TableQuestion): Promise<DecidedTable> {
  if (question.rows.length < SMALL) return Promise.resolve(decideTable(question));
  const decided = last.then(() => inThread(question)).catch(() => NOTHING);
  last = decided;
  return decided;
}

async function inThread(question: TableQuestion): Promise<DecidedTable> {
  clearTimeout(idle);
  const worker = thread ?? started();
  thread = worker;
  try {
    return await answerOf(worker, question);
  } catch (error) {
    thread = undefined;
    void worker.terminate();
    throw error;
  } finally {
    idle = setTimeout(stop, IDLE_MS).unref();
  }
}

/** Keeps no process alive. */
function started(): Worker {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  worker.unref();
  return worker;
}

function stop(): void {
  const worker = thread;
  thread = undefined;
  void worker?.terminate();
}

function answerOf(worker: Worker, question: TableQuestion): Promise<DecidedTable> {
  return new Promise((resolve, reject) => {
    const done = (): void => {
      worker.off('message', answered).off('error', failed).off('exit', ended);
      worker.unref();
    };
    const answered = (decided: DecidedTable): void => {
      done();
      resolve(decided);
    };
    const failed = (error: unknown): void => {
      done();
      reject(error);
    };
    const ended = (): void => failed(new Error('A table of small groups was not decided'));
    worker.on('message', answered).on('error', failed).on('exit', ended);
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(question);
  });
}
