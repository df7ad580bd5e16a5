import { LRUCache } from 'lru-cache';

/** So many things are kept at once, all of one data version. */
const MOST = 200;

/** What was worked out of the data once, for whoever asks the same, until another version holds. */
export class KeptOfVersion {
  #versao = 0;
  readonly #kept = new LRUCache<string, Promise<unknown>>({ max: MOST });

  /** What is kept under the key at this version, else what `work` gives, which is kept unless it fails. */
  of<T>(versao: number, key: string, work: () => Promise<T>): Promise<T> {
    if (versao !== this.#versao) this.#kept.clear();
    this.#versao = versao;
    const known = this.#kept.get(key);
    if (known !== undefined) return known as Promise<T>;
    const fresh = work();
    this.#kept.set(key, fresh);
    fresh.catch(() => {
      if (this.#kept.get(key) === fresh) this.#kept.delete(key);
    });
    return fresh;
  }
}
