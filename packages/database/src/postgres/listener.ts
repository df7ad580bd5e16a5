import { Client } from 'pg';
import { NOTICE_CHANNEL } from '../engine.ts';
import { dropSoon } from './server.ts';
import { clientConfig } from './settings.ts';

const RETRY_MS = 1_000;

/** A connection kept for LISTEN, made again whenever it drops. */
export class Listener {
  readonly #url: string;
  readonly #received: (payload: string) => void;
  readonly #lost: () => void;
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;
  #interrupted = false;

  /** Starts at once; `lost` is called when it listens again after an interruption, during which notices may have been missed. */
  constructor(url: string, received: (payload: string) => void, lost: () => void) {
    this.#url = url;
    this.#received = received;
    this.#lost = lost;
    void this.#connect();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    if (this.#client) dropSoon(this.#client);
  }

  async #connect(): Promise<void> {
    const client = new Client(clientConfig(this.#url));
    this.#client = client;
    let dropped = false;
    const again = () => {
      if (dropped) return;
      dropped = true;
      this.#interrupted = true;
      client.end().catch(() => {});
      if (!this.#closed) this.#retry = setTimeout(() => void this.#connect(), RETRY_MS).unref();
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => this.#received(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${NOTICE_CHANNEL}`);
      if (this.#interrupted) this.#lost();
      this.#interrupted = false;
    } catch {
      again();
    }
  }
}
