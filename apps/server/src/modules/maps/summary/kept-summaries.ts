import type { LayerSummary } from '@fonte/contracts/routes/map-summary';

/** Summaries of whole layers are asked for by everybody who opens the map; those of selections by one. */
const MOST = 300;

/** Lines of layers by data version, scope, filter and selection, the longest unused forgotten first. */
export class KeptSummaries {
  readonly #kept = new Map<string, LayerSummary>();

  /** The line under a key, else that of `work`. Errors: those of `work`; a failure is not kept. */
  async of(key: string, work: () => Promise<LayerSummary>): Promise<LayerSummary> {
    const line = this.#kept.get(key) ?? (await work());
    this.#kept.delete(key);
    this.#kept.set(key, line);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    return line;
  }
}
