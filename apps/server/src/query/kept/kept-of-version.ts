import { LRUCache } from 'lru-cache';
import { SingleFlight } from './single-flight.ts';

/** So many things are kept at once, all of one data version. */
const MOST = 200;

/** What was worked out of the data once, for whoever asks the same, until another version holds. */
export class KeptOfVersion {
  #versao = 0;
  readonly #kept = new LRUCache<string, { readonly value: unknown }>({ max: MOST });
  readonly #flights = new SingleFlight<unknown>();

  /**
   * What is kept under the key at this version, else what `work` gives, which is kept unless it fails. Who asks meanwhile waits for the same work: it is given up when the
   * last of them has gone, never because the first one has.
   */
  async of<T>(
    versao: number,
    key: string,
    work: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    if (versao !== this.#versao) this.#kept.clear();
    this.#versao = versao;
    const known = this.#kept.get(key);
    if (known !== undefined) return known.value as T;
    const value = await this.#flights.run(`${versao} ${key}`, signal, async (own) => {
      const made = await work(own);
      if (versao === this.#versao) this.#kept.set(key, { value: made });
      return made;
    });
    return value as T;
  }
}
