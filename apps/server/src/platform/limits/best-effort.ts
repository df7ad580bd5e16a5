import { refusesWrites } from '@fonte/database';

/** Writes that nothing depends on: where the database refuses one (a full disk, a primary turned read-only), none is tried for a while. */
export class BestEffort {
  readonly #pauseMs: number;
  readonly #now: () => number;
  #notBefore = 0;

  constructor(pauseMs: number, now: () => number = () => performance.now()) {
    this.#pauseMs = pauseMs;
    this.#now = now;
  }

  /** Writes, or leaves it. Errors: those of the database that are no refusal to write. */
  async write(work: () => Promise<unknown>): Promise<void> {
    if (this.#now() < this.#notBefore) return;
    try {
      await work();
    } catch (error) {
      if (!refusesWrites(error)) throw error;
      this.#notBefore = this.#now() + this.#pauseMs;
    }
  }
}
