/** Work over the same things, one after the other, in the order in which it came. */
export class InTurn {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Does `work` once all that came before over any of these things has ended, however it did. */
  async run<Result>(things: readonly string[], work: () => Promise<Result>): Promise<Result> {
    const own = Promise.allSettled(things.flatMap((thing) => this.#last.get(thing) ?? [])).then(work);
    for (const thing of things) this.#last.set(thing, own);
    try {
      return await own;
    } finally {
      for (const thing of things) if (this.#last.get(thing) === own) this.#last.delete(thing);
    }
  }
}
