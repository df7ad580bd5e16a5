import { availableParallelism } from 'node:os';
import { Semaphore } from '../../../platform/index.ts';
import type { DrawFrame, DrawJob, DrawPart, LayerLabels, Picture, PlacedMark } from '../shapes/job.ts';
import type { VectorJob } from '../encoding/encode-job.ts';
import { movable, type Done } from './orders.ts';
import { DrawingThread, type ThreadLimits } from './thread.ts';

/** Threads that draw tiles; more than this gain nothing beside the database's and the server's own. */
const MOST_THREADS = 4;
/** Jobs that a thread may hold: one drawn, one ready. */
const HELD = 2;

const LIMITS: ThreadLimits = { memoryMb: 256, orderMs: 20_000 };

export interface PoolSettings extends Partial<ThreadLimits> {
  readonly threads?: number;
  /** Jobs that a thread may hold. */
  readonly held?: number;
}

interface Kept {
  readonly thread: DrawingThread;
  holds: number;
}

/** A picture that is painted piece by piece in a thread of its own. */
export interface RemotePainting {
  /** Lays a class or a piece of it on the picture; `points` is how many points its whole layer has there. Its memory goes over to the thread. */
  add(part: DrawPart, points: number): Promise<void>;
  /** Lays marks on it that stand for a layer's points. */
  gather(marks: readonly PlacedMark[]): Promise<void>;
  finish(labels: readonly LayerLabels[]): Promise<Picture>;
  /** Gives the thread back; to be called however it went, also twice. */
  close(): void;
}

/** Draws pictures in worker threads, so that no other request waits behind one. Threads start with the first picture; one that ends is replaced. */
export class DrawingPool {
  readonly #most: number;
  readonly #limits: ThreadLimits;
  readonly #line: Semaphore;
  readonly #kept = new Set<Kept>();
  #closed = false;

  constructor({ threads, held = HELD, memoryMb, orderMs }: PoolSettings = {}) {
    this.#most = threads ?? Math.max(1, Math.min(MOST_THREADS, availableParallelism()));
    this.#limits = { memoryMb: memoryMb ?? LIMITS.memoryMb, orderMs: orderMs ?? LIMITS.orderMs };
    this.#line = new Semaphore({ places: this.#most * held });
  }

  /** A drawn picture; the memory of its shapes goes over to the thread. Errors: the signal's reason; `mapNotDrawn`; an Error when a drawing failed. */
  async draw(job: DrawJob, signal?: AbortSignal): Promise<Picture> {
    const leave = await this.#line.take({ signal });
    const shapes = job.layers.flatMap(({ parts }) => parts.map((part) => part.shapes));
    try {
      return pictureOf(await this.#on((thread) => thread.ask({ step: 'draw', job }, movable(...shapes))));
    } finally {
      leave();
    }
  }

  /** A layer of a vector tile; the memory of its shapes goes over to the thread. Errors: those of `draw`. */
  async encode(job: VectorJob, signal?: AbortSignal): Promise<Uint8Array> {
    const leave = await this.#line.take({ signal });
    try {
      const moved = movable(job.shapes);
      return pictureOf(await this.#on((thread) => thread.ask({ step: 'encode', job }, moved))).bytes;
    } finally {
      leave();
    }
  }

  /** Begins a large picture. Errors: those of `draw`. */
  async paint(of: DrawFrame, signal?: AbortSignal): Promise<RemotePainting> {
    const leave = await this.#line.take({ signal });
    const kept = this.#free();
    kept.holds += 1;
    const { thread } = kept;
    const painting = thread.next;
    let open = true;
    const close = (): void => {
      if (!open) return;
      open = false;
      kept.holds -= 1;
      leave();
    };
    try {
      await thread.ask({ step: 'begin', of });
    } catch (error) {
      close();
      throw error;
    }
    return {
      add: async (part, points) => {
        await thread.ask({ step: 'add', painting, part, points }, movable(part.shapes));
      },
      gather: async (marks) => {
        await thread.ask({ step: 'gather', painting, marks });
      },
      finish: async (labels) => {
        const picture = pictureOf(await thread.ask({ step: 'finish', painting, labels }));
        close();
        return picture;
      },
      close: () => {
        if (!open) return;
        // The pixels are given back before the next picture comes.
        thread.ask({ step: 'drop', painting }).then(close, close);
      },
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#kept].map(({ thread }) => thread.end()));
  }

  async #on<T>(work: (thread: DrawingThread) => Promise<T>): Promise<T> {
    const kept = this.#free();
    kept.holds += 1;
    try {
      return await work(kept.thread);
    } finally {
      kept.holds -= 1;
    }
  }

  /** The thread with the least to do; a new one while there may be more. */
  #free(): Kept {
    if (this.#closed) throw new Error('The drawing threads are closed');
    let best: Kept | undefined;
    for (const kept of this.#kept) if (!best || kept.holds < best.holds) best = kept;
    if (best && (best.holds === 0 || this.#kept.size >= this.#most)) return best;
    const kept: Kept = {
      thread: new DrawingThread(this.#limits, () => this.#kept.delete(kept)),
      holds: 0,
    };
    this.#kept.add(kept);
    return kept;
  }
}

function pictureOf(done: Exclude<Done, { fault: string }>): Picture {
  if (!('bytes' in done)) throw new Error('The drawing thread answered without a picture');
  return { bytes: done.bytes, blank: done.blank };
}
