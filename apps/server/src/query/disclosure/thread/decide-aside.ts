import { Worker } from 'node:worker_threads';
import { decideTable, type DecidedTable, type TableQuestion } from '../decide-table.ts';
import { decideDots, type DotsDecision, type DotsQuestion } from '../dots.ts';
import type { Question } from './question.ts';

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
  return aside({ table: question }, NOTHING);
}

/** The same as `decideDots`, likewise; none is told where the thread has no memory for it. */
export function decideDotsAside(question: DotsQuestion): Promise<DotsDecision> {
  if (question.rows.length < SMALL) return Promise.resolve(decideDots(question));
  return aside({ dots: question }, { mostra: [] });
}

function aside<Decided>(question: Question, nothing: Decided): Promise<Decided> {
  const decided = last.then(() => inThread<Decided>(question)).catch(() => nothing);
  last = decided;
  return decided;
}

async function inThread<Decided>(question: Question): Promise<Decided> {
  clearTimeout(idle);
  const worker = thread ?? started();
  thread = worker;
  try {
    return await answerOf<Decided>(worker, question);
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

function answerOf<Decided>(worker: Worker, question: Question): Promise<Decided> {
  return new Promise((resolve, reject) => {
    const done = (): void => {
      worker.off('message', answered).off('error', failed).off('exit', ended);
      worker.unref();
    };
    const answered = (decided: Decided): void => {
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
