import { VERSION_CHANNEL } from '@fonte/programme/import/index';
import { currentVersion } from '../../../platform/data-version.ts';
import type { App } from '../../../platform/index.ts';

/** A data version is believed so long without a word from the database, ms: a lost notice heals itself. */
const BELIEVED_MS = 5_000;

/** The data that maps are drawn of; `name` also tells another database in the same folder apart. */
export interface MapVersion {
  readonly versao: number;
  readonly name: string;
}

/** The data version without SQL for every tile: read once, and again when a notice says that an import has changed it. */
export class KnownMapVersion {
  readonly #app: App;
  #known: { readonly version: Promise<MapVersion>; readonly at: number } | null = null;

  constructor(app: App) {
    this.#app = app;
    const forget = (): void => {
      this.#known = null;
    };
    const stop = app.database.notices.subscribe(VERSION_CHANNEL, forget, forget);
    app.server.addHook('onClose', async () => stop());
  }

  async current(): Promise<MapVersion> {
    const known = this.#known;
    if (known && performance.now() - known.at < BELIEVED_MS) return known.version;
    const asked = { version: this.#read(), at: performance.now() };
    this.#known = asked;
    try {
      return await asked.version;
    } catch (error) {
      if (this.#known === asked) this.#known = null;
      throw error;
    }
  }

  async #read(): Promise<MapVersion> {
    const { versao, dt_atualizacao } = await currentVersion(this.#app.database.db);
    const at = dt_atualizacao === null ? 0 : Date.parse(dt_atualizacao);
    return { versao, name: `${versao}-${at}` };
  }
}
