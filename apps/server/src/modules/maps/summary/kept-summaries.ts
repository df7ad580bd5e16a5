import type { LayerSummary } from '@fonte/contracts/routes/map-summary';
import { LRUCache } from 'lru-cache';
import { SingleFlight } from '../../../query/kept/single-flight.ts';

/** Summaries of whole layers are asked for by everybody who opens the map; those of selections by one. */
const MOST = 300;

/** Lines of layers by data version, scope, filter and selection, the longest unused forgotten first. */
export class KeptSummaries {
  readonly #kept = new LRUCache<string, LayerSummary>({ max: MOST });

  readonly #flights = new SingleFlight<LayerSummary>();

  /**
   * The line under a key, else that of `work`, which is done once for all who ask meanwhile and given up when the last of them has gone. Errors: those
   * of `work`, the signal's reason; a failure is not kept.
   */
  async of(
    key: string,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<LayerSummary>,
  ): Promise<LayerSummary> {
    const line = this.#kept.get(key) ?? (await this.#flights.run(key, signal, work));
    this.#kept.set(key, line);
    return line;
  }
}
