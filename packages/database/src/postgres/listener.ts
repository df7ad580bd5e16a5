import { Client } from 'pg';
import { NOTICE_CHANNEL } from '../engine.ts';
import { dropSoon } from './aside.ts';
import { Hosts } from './hosts/hosts.ts';
import { clientConfig } from './settings.ts';

const RETRY_MS = 1_000;

/** A connection kept for LISTEN, made again whenever it drops: of several hosts with the next, since a standby takes no LISTEN. */
export class Listener {
  readonly #hosts: Hosts;
  readonly #received: (payload: string) => void;
  readonly #lost: () => void;
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;
  #interrupted = false;

  /** Starts at once; `lost` is called when it listens again after an interruption, during which notices may have been missed. */
  constructor(url: string, received: (payload: string) => void, lost: () => void) {
    this.#hosts = new Hosts(url);
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
    const address = this.#hosts.current;
    const client = new Client(clientConfig(address));
    this.#client = client;
    let dropped = false;
    const again = () => {
      if (dropped) return;
      dropped = true;
      this.#interrupted = true;
      this.#hosts.leave(address);
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
