import type { JobName } from './kinds.ts';

/** What a look at the queue has found. */
export interface Seen {
  /** Kinds of which rows are due, as long as each takes as many as it asks for. */
  readonly due: readonly JobName[];
  /** Nothing more becomes due before this moment, ms of `performance.now()`. */
  readonly until: number;
}

/** What was seen of the queue last, as long as nothing says that there is more to see: thousands of one kind are taken by one look. */
export class LastLook {
  #seen: Seen | undefined;
  #news = 0;

  /** Something may be there that was not seen, or be gone that was. */
  forget(): void {
    this.#seen = undefined;
    this.#news += 1;
  }

  /** What was seen last, or is seen now. Errors: those of `look`. */
  async see(look: () => Promise<Seen>): Promise<{ readonly seen: Seen; readonly anew: boolean }> {
    if (this.#seen !== undefined && this.#seen.until > performance.now())
      return { seen: this.#seen, anew: false };
    const news = this.#news;
    const seen = await look();
    // What was told meanwhile may have come too late for it.
    this.#seen = news === this.#news ? seen : undefined;
    return { seen, anew: true };
  }
}
