import { Worker } from 'node:worker_threads';
import { decideTable, type DecidedTable, type TableQuestion } from '../solve/decide-table.ts';
import { decideDots, type DotsDecision, type DotsQuestion } from '../solve/dots.ts';
import type { Question } from './question.ts';

/** Tables of fewer rows are decided at once: the thread's answer takes longer. */
const SMALL = 100;

/** How long the thread waits for another table: they come together, after an import. */
const IDLE_MS = 30_000;

/** Of a table that the thread has no memory for nothing is shown. */
const NOTHING: DecidedTable = { hidden: 'all', mute: [], members: [], last: 0 };

/**
 * Decides what observers are not shown, large tables in a thread, so that no other call waits while one is solved. One table at a time: they are rare, once per
 * data version, and a second thread would only take the other's processor.
 */
export class DecidingThread {
  #last: Promise<unknown> = Promise.resolve();
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** As `decideTable`; all is hidden where the thread has no memory for it. */
  table(question: TableQuestion): Promise<DecidedTable> {
    if (question.rows.length < SMALL) return Promise.resolve(decideTable(question));
    return this.#aside({ table: question }, NOTHING);
  }

  /** As `decideDots`; none is told where the thread has no memory for it. */
  dots(question: DotsQuestion): Promise<DotsDecision> {
    if (question.rows.length < SMALL) return Promise.resolve(decideDots(question));
    return this.#aside({ dots: question }, { mostra: [] });
  }

  #aside<Decided>(question: Question, nothing: Decided): Promise<Decided> {
    const decided = this.#last.then(() => this.#inThread<Decided>(question)).catch(() => nothing);
    this.#last = decided;
    return decided;
  }

  async #inThread<Decided>(question: Question): Promise<Decided> {
    clearTimeout(this.#idle);
    const worker = (this.#thread ??= started());
    try {
      return await answerOf<Decided>(worker, question);
    } catch (error) {
      this.#thread = undefined;
      void worker.terminate();
      throw error;
    } finally {
      this.#idle = setTimeout(() => this.#stop(), IDLE_MS).unref();
    }
  }

  #stop(): void {
    const worker = this.#thread;
    this.#thread = undefined;
    void worker?.terminate();
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
