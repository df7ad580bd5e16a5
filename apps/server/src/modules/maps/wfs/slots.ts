/** Places for long answers: so many hold a connection of the database at once, the others wait in line, so that downloads never take the portal's. */
export class Slots {
  #free: number;
  readonly #line: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  /** Waits for a place and gives the way to leave it, which may be called twice. Errors: the signal's reason when the caller went away. */
  async take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#free > 0) this.#free -= 1;
    else
      await new Promise<void>((resolve, reject) => {
        const turn = () => {
          signal.removeEventListener('abort', gone);
          resolve();
        };
        const gone = () => {
          this.#line.splice(this.#line.indexOf(turn), 1);
          reject(signal.reason as Error);
        };
        this.#line.push(turn);
        signal.addEventListener('abort', gone, { once: true });
      });
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = this.#line.shift();
      if (next) next();
      else this.#free += 1;
    };
  }
}
