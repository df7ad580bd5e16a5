import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Done, Order } from './draw.worker.ts';
import type { DrawJob, Picture } from './job.ts';

/** Threads that draw; more than this gain nothing beside the database's and the server's own. */
const MOST_THREADS = 4;
/** Jobs that a thread may hold: one drawn, one ready. */
const HELD = 2;

interface Waiting {
  readonly job: DrawJob;
  readonly resolve: (picture: Picture) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly held: Map<number, Waiting>;
}

/** Draws pictures in worker threads, so that no other request waits behind one. Threads start with the first picture. */
export class DrawingPool {
  readonly #size: number;
  readonly #threads = new Set<Thread>();
  readonly #line: Waiting[] = [];
  #next = 0;
  #closed = false;

  constructor(size = Math.max(1, Math.min(MOST_THREADS, availableParallelism()))) {
    this.#size = size;
  }

  /** A drawn picture. Errors: the signal's reason; an Error when a drawing failed. */
  async draw(job: DrawJob, signal?: AbortSignal): Promise<Picture> {
    signal?.throwIfAborted();
    if (this.#closed) throw new Error('The drawing threads are closed');
    return new Promise<Picture>((resolve, reject) => {
      const waiting: Waiting = { job, resolve, reject };
      const gone = (): void => {
        const at = this.#line.indexOf(waiting);
        if (at >= 0) this.#line.splice(at, 1);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', gone, { once: true });
      const settle =
        <Value>(then: (value: Value) => void) =>
        (value: Value): void => {
          signal?.removeEventListener('abort', gone);
          then(value);
        };
      this.#line.push({ job, resolve: settle(resolve), reject: settle(reject) });
      this.#hand();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#line.splice(0)) waiting.reject(new Error('The drawing threads are closed'));
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #hand(): void {
    while (this.#line.length > 0) {
      const thread = this.#free();
      if (!thread) return;
      const waiting = this.#line.shift()!;
      this.#next += 1;
      thread.held.set(this.#next, waiting);
      thread.worker.ref();
      const order: Order = { id: this.#next, job: waiting.job };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.worker.postMessage(order);
    }
  }

  /** The thread with the least to do; a new one while there may be more. */
  #free(): Thread | undefined {
    let best: Thread | undefined;
    for (const thread of this.#threads) if (!best || thread.held.size < best.held.size) best = thread;
    if ((!best || best.held.size > 0) && this.#threads.size < this.#size) return this.#start();
    return best && best.held.size < HELD ? best : undefined;
  }

  #start(): Thread {
    const thread: Thread = { worker: startWorker(), held: new Map() };
    this.#threads.add(thread);
    thread.worker.on('message', (done: Done) => {
      const waiting = thread.held.get(done.id);
      thread.held.delete(done.id);
      if (thread.held.size === 0) thread.worker.unref();
      if ('fault' in done) waiting?.reject(new Error(`A picture was not drawn: ${done.fault}`));
      else waiting?.resolve({ bytes: done.bytes, blank: done.blank });
      this.#hand();
    });
    const ended = (cause: unknown): void => {
      this.#threads.delete(thread);
      for (const waiting of thread.held.values())
        waiting.reject(new Error('A drawing thread ended', { cause }));
      thread.held.clear();
      if (!this.#closed) this.#hand();
    };
    thread.worker.on('error', ended);
    thread.worker.on('exit', ended);
    thread.worker.unref();
    return thread;
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.mjs', import.meta.url), { execArgv: [] });
}
