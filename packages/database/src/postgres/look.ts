import { Client } from 'pg';
import type { Health } from '../engine.ts';
import { dropNow, dropSoon } from './aside.ts';
import { whatServes } from './hosts/what-serves.ts';
import { answered, PATIENCE_MS } from './quick.ts';
import { clientConfig } from './settings.ts';

/** After so long a look is taken on a new connection: what has been changed for those that come now, as a database turned read-only, is not seen by those there are, ms. */
const RENEWED_MS = 30_000;

/**
 * How a server is, asked on a connection of its own, however busy the pool is. The connection is kept while its server takes writes: making one is four ways to the server and
 * a process started there, which a machine that is full of work takes a quarter of a second for, and a balancer asks every few seconds.
 */
export class Look {
  #kept: { readonly client: Client; readonly address: string; readonly since: number } | undefined;
  #closed = false;

  /** Asked one after the other, never two at once. */
  async health(address: string): Promise<Health> {
    const kept = await this.#askKept(address);
    if (kept) return kept;
    const client = new Client(clientConfig(address, PATIENCE_MS));
    client.on('error', () => this.#forget(client));
    try {
      await client.connect();
      if ((await whatServes(client)) !== 'writes') {
        dropSoon(client);
        return 'readOnly';
      }
      if (this.#closed) dropSoon(client);
      else this.#kept = { client, address, since: performance.now() };
      return 'ok';
    } catch (error) {
      dropSoon(client);
      return answered(error) ? 'ok' : 'away';
    }
  }

  close(): void {
    this.#closed = true;
    this.#leave();
  }

  /** What the connection there is tells of this server; undefined where there is none, where it is too old, has ended, or takes no writes any more. */
  async #askKept(address: string): Promise<'ok' | 'away' | undefined> {
    const kept = this.#kept;
    if (kept === undefined) return undefined;
    if (kept.address === address && performance.now() - kept.since < RENEWED_MS) {
      const since = performance.now();
      try {
        if ((await whatServes(kept.client)) === 'writes') return 'ok';
      } catch {
        // It has gone, or does not answer: a goodbye would wait behind what was asked.
        dropNow(kept.client);
        this.#kept = undefined;
        // Who has been silent for so long is not waited for once more.
        return performance.now() - since < PATIENCE_MS ? undefined : 'away';
      }
    }
    this.#leave();
    return undefined;
  }

  #leave(): void {
    const kept = this.#kept;
    this.#kept = undefined;
    if (kept) dropSoon(kept.client);
  }

  #forget(client: Client): void {
    if (this.#kept?.client === client) this.#kept = undefined;
  }
}
