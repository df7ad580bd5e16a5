import { AsyncLocalStorage } from 'node:async_hooks';
import { SheddingSemaphore } from '@fonte/database';
import { setImmediate as nextRound } from 'node:timers/promises';
import { Failure } from '../failures/fail.ts';

/** Answers that are being made at once: as many as the thread comes in time with, within these. */
const MOST = 8;
const LEAST = 3;
/** Of them, one person's; no more than the database gives one. */
const EACH = 4;
/** How late the thread may come before fewer are made at once, and how little before one more is, ms. */
const LATE_MS = 60;
const PROMPT_MS = 15;
/** So late nobody joins a line that is there: by then every short question waits for seconds. */
const STALLED_MS = 800;
/** A stalled thread is left alone for so many times as long as it came late. */
const REST = 10;
const MOST_RETRY_SECONDS = 30;
/** Nobody waits longer, whoever is before him, ms. */
const LONGEST_MS = 30_000;

/** How many at once, after the thread came so late with so many: fewer by a third, or one more (additive increase, multiplicative decrease). */
export function placesAfter(places: number, lateMs: number): number {
  if (lateMs > LATE_MS) return Math.max(LEAST, Math.floor((places * 2) / 3));
  return lateMs < PROMPT_MS ? Math.min(MOST, places + 1) : places;
}

/** The place that an answer is made in: left while it waits for what others do, and taken again after. */
class Place {
  #leave: (() => void) | undefined;
  #away = 0;
  #ended = false;

  constructor(readonly take: () => Promise<() => void>) {}

  async enter(): Promise<void> {
    if (this.#ended) return;
    const leave = await this.take();
    if (this.#ended) leave();
    else this.#leave = leave;
  }

  /** For good: a part that still waits when the answer has failed takes no place again. */
  end(): void {
    this.#ended = true;
    this.leave();
  }

  leave(): void {
    this.#leave?.();
    this.#leave = undefined;
  }

  /** Parts of one answer may wait at once: the first to wait leaves, the last takes a place again. */
  async outside<T>(work: () => Promise<T>): Promise<T> {
    this.#away += 1;
    this.leave();
    try {
      return await work();
    } finally {
      this.#away -= 1;
      if (this.#away === 0) await this.enter();
    }
  }
}

/**
 * What is asked for the first time is planned, asked of the database, drawn and written in the thread that answers everybody. So only a few answers are made at once, in turns by person; the others
 * wait in a line that costs nothing, or are told to come again when it would take too long, and short questions and kept answers go past it.
 */
export class ColdWork {
  readonly #turns: SheddingSemaphore;
  readonly #within = new AsyncLocalStorage<Place>();
  #places = MOST;
  #lateMs = 0;

  /** `patienceMs`: whoever would wait longer for other people is refused. */
  constructor({ patienceMs }: { readonly patienceMs: number }) {
    this.#turns = new SheddingSemaphore({ places: MOST, perPerson: EACH, patienceMs, waitMs: LONGEST_MS });
  }

  /** How many are made now, how many wait, and how many may be made at once. */
  get state(): { readonly making: number; readonly waiting: number; readonly places: number } {
    return { making: this.#turns.taken, waiting: this.#turns.waiting, places: this.#places };
  }

  /** Told how late the thread comes. */
  heard(lateMs: number): void {
    this.#lateMs = lateMs;
    this.#places = placesAfter(this.#places, lateMs);
    this.#turns.resize(this.#places);
  }

  /** Does the work in a place, as the caller of `asCaller`. Errors: `busy` with when to come again; the signal's reason; those of the work. */
  async run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.#lateMs > STALLED_MS && this.#turns.waiting > 0) {
      const seconds = Math.min(MOST_RETRY_SECONDS, Math.ceil((this.#lateMs * REST) / 1_000));
      throw new Failure('busy', {}, { retryAfterSeconds: seconds });
    }
    const place = new Place(() => this.#turns.take({ signal }));
    await place.enter();
    try {
      return await this.#within.run(place, async () => {
        // Whatever has come meanwhile goes first.
        await nextRound();
        return work();
      });
    } finally {
      place.end();
    }
  }

  /**
   * Waits for work that another thread or somebody else's statement does: whoever makes an answer gives the place to others meanwhile. Errors: those of the
   * work; `busy`, or the signal's reason, where no place comes again.
   */
  outside<T>(work: () => Promise<T>): Promise<T> {
    const place = this.#within.getStore();
    return place ? place.outside(work) : work();
  }
}
