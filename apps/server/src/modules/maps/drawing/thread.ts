import { Worker } from 'node:worker_threads';
import { Failure } from '../../../platform/index.ts';
import type { Done, Step } from './orders.ts';

/** What a thread may take, MB of its JavaScript heap; pixels lie outside of it and are counted before they are asked for. */
export interface ThreadLimits {
  readonly memoryMb: number;
  /** The longest that one order may take, ms. */
  readonly orderMs: number;
}

interface Asked {
  readonly resolve: (done: Exclude<Done, { fault: string }>) => void;
  readonly reject: (error: unknown) => void;
}

/** One drawing thread. It starts with its first order, and is replaced by whoever keeps it when it has ended. */
export class DrawingThread {
  readonly #worker: Worker;
  readonly #orderMs: number;
  readonly #asked = new Map<number, Asked>();
  #timer: NodeJS.Timeout | undefined;
  #last = 0;
  #ended = false;

  /** `ended` is called once, when the thread is no more. */
  constructor({ memoryMb, orderMs }: ThreadLimits, ended: () => void) {
    this.#orderMs = orderMs;
    this.#worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
    });
    this.#worker.on('message', (done: Done) => this.#answered(done));
    const over = (cause: unknown): void => {
      if (this.#ended) return;
      this.#ended = true;
      clearTimeout(this.#timer);
      for (const { reject } of this.#asked.values()) reject(notDrawn(cause));
      this.#asked.clear();
      ended();
    };
    this.#worker.on('error', over);
    this.#worker.on('exit', over);
    this.#worker.unref();
  }

  /** The number of the next order. */
  get next(): number {
    return this.#last + 1;
  }

  /** Gives an order. Errors: an Error with the thread's own when it failed; `mapNotDrawn` when the thread ended over it. */
  ask(step: Step, moved: readonly ArrayBuffer[] = []): Promise<Exclude<Done, { fault: string }>> {
    if (this.#ended) return Promise.reject(notDrawn(null));
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#worker.ref();
      if (this.#asked.size === 1) this.#watch();
      this.#worker.postMessage({ ...step, id }, [...moved]);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #answered(done: Done): void {
    const asked = this.#asked.get(done.id);
    this.#asked.delete(done.id);
    clearTimeout(this.#timer);
    if (this.#asked.size > 0) this.#watch();
    else this.#worker.unref();
    if ('fault' in done) asked?.reject(new Error(`A picture was not drawn: ${done.fault}`));
    else asked?.resolve(done);
  }

  /** Ends the thread when the order at work takes too long: nothing else stops a thread that draws. */
  #watch(): void {
    this.#timer = setTimeout(() => void this.#worker.terminate(), this.#orderMs);
    this.#timer.unref();
  }
}

/** The thread ended: out of memory, out of time, or with the server. */
const notDrawn = (cause: unknown): Failure => new Failure('mapNotDrawn', {}, { cause, retryAfterSeconds: 5 });
