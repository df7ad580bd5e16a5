import { VERSION_CHANNEL } from '@fonte/programme/import/index';
import type { App } from '../../platform/index.ts';
import type { DataVersion, QueryEngine } from '../../query/index.ts';

/** How long a version is believed without a word from the database: a lost notice heals itself. */
const BELIEVED_MS = 5_000;

/**
 * The data version without SQL: read once, and again when a notice says that an import has changed it, when the
 * connection that brings notices was away, or after a few seconds. An answer that nothing changed (304) rests on it.
 */
export class KnownVersion {
  readonly #engine: QueryEngine;
  #known: { readonly version: Promise<DataVersion>; readonly at: number } | null = null;

  constructor(app: App, engine: QueryEngine) {
    this.#engine = engine;
    const forget = () => (this.#known = null);
    const stop = app.database.notices.subscribe(VERSION_CHANNEL, forget, forget);
    app.server.addHook('onClose', async () => stop());
  }

  async current(): Promise<DataVersion> {
    const known = this.#known;
    if (known && performance.now() - known.at < BELIEVED_MS) return known.version;
    const asked = { version: this.#engine.version(), at: performance.now() };
    this.#known = asked;
    try {
      return await asked.version;
    } catch (error) {
      if (this.#known === asked) this.#known = null;
      throw error;
    }
  }
}
