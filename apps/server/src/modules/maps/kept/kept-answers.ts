import { LRUCache } from 'lru-cache';
import { SingleFlight } from '../../../query/kept/single-flight.ts';

/** What is worked out of whole layers is asked for by everybody who opens the map; of selections and filters, by one. */
const MOST = 300;

/** What was worked out of layers by data version, scope, filter and selection, the longest unused forgotten first. */
export class KeptAnswers<T extends object> {
  readonly #kept = new LRUCache<string, T>({ max: MOST });

  readonly #flights = new SingleFlight<T>();

  /**
   * The answer under a key, else that of `work`, which is done once for all who ask meanwhile and given up when the last of them has gone. Errors: those
   * of `work`, the signal's reason; a failure is not kept.
   */
  async of(
    key: string,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const answer = this.#kept.get(key) ?? (await this.#flights.run(key, signal, work));
    this.#kept.set(key, answer);
    return answer;
  }
}
