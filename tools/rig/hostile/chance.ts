/** Numbers that look like chance and are the same for the same seed (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to 1, 1 left out. */
  next(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(most: number): number {
    return Math.floor(this.next() * most);
  }

  /** True about so often. */
  odds(of: number): boolean {
    return this.next() < of;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!;
  }
}
