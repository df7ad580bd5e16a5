import { Client, Pool, type ClientBase, type ClientConfig, type PoolClient } from 'pg';
import { DatabaseUnavailable, isAway } from '../../faults.ts';
import { answered, quick } from '../quick.ts';
import { clientConfig, firstWords, type PostgresSettings } from '../settings.ts';
import { Hosts } from './hosts.ts';
import { whatServes, type Serves } from './what-serves.ts';

/** While only servers that take no writes are found, how long they are done with before the round is made again, ms. */
const LOOK_AGAIN_MS = 5_000;

/** A connection that knows which of the servers it goes to. */
class HostClient extends Client {
  readonly address: string;

  constructor(config: ClientConfig, address: string) {
    super({ ...config, ...clientConfig(address) });
    this.address = address;
  }
}

/** A server of several that takes no writes while another may. */
class TakesNoWrites extends DatabaseUnavailable {
  constructor(readonly serves: Serves) {
    super('The server takes no writes');
  }
}

const canBeRead = (error: unknown): boolean => error instanceof TakesNoWrites && error.serves === 'reads';

/**
 * The connections to one server, or to that of several which takes writes (as libpq's `target_session_attrs=read-write`). While none does, as between the loss
 * of a primary and the promotion of its standby, one that can be read is gone to, and the round is made again every five seconds. One that follows a primary is never
 * read from here: a primary that was merely slow to answer would show what stood before somebody's last write.
 */
export class HostPool {
  readonly hosts: Hosts;
  readonly #pool: Pool;
  readonly #timeoutMs: number;
  /** Connections older than the last one that was found dead are made anew before they are used. */
  readonly #ages = new WeakMap<ClientBase, number>();
  #age = 0;
  /** Since when a server is done with that takes no writes; 0 while there is one that does. */
  #readingSince = 0;

  constructor(url: string, { connections, timeoutMs }: PostgresSettings) {
    const hosts = new Hosts(url);
    this.hosts = hosts;
    this.#timeoutMs = timeoutMs;
    const toCurrent = class extends HostClient {
      constructor(config: ClientConfig) {
        super(config, hosts.current);
      }
    };
    this.#pool = new Pool({
      ...clientConfig(hosts.current),
      Client: toCurrent as unknown as new () => ClientBase,
      max: connections,
      idleTimeoutMillis: 30_000,
      onConnect: (client: ClientBase) => this.#introduce(client),
    });
    this.#pool.on('error', () => {}); // an idle connection that drops is replaced at the next use
    this.#pool.on('connect', (client) => client.on('error', () => {})); // and one in use tells its statement
  }

  /** A connection that is not known to be of no use. Errors: those of the last server that was tried. */
  async connect(): Promise<PoolClient> {
    if (this.#readingSince > 0 && Date.now() - this.#readingSince > LOOK_AGAIN_MS) this.#lookAgain();
    let refused = 0;
    let [readable, followed] = [false, false];
    for (;;) {
      const tried = this.hosts.current;
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, until one is to be trusted
        const client = await this.#pool.connect();
        if (this.#ages.get(client) === this.#age) return client;
        client.release(true);
      } catch (error) {
        if (this.hosts.count === 1 || !isAway(error) || answered(error)) throw error;
        refused += 1;
        readable ||= canBeRead(error);
        followed ||= error instanceof TakesNoWrites && error.serves === 'follows';
        if (refused >= this.hosts.count) {
          // Who follows says that a primary lives: the round is made once more, as where one can be read.
          if (!(readable || followed) || refused >= 2 * this.hosts.count) throw error;
          if (!followed) this.#readingSince ||= Date.now();
          if (!followed && canBeRead(error)) continue;
        }
        this.hosts.leave(tried);
      }
    }
  }

  /** Those there are now are made anew before they are used again. */
  distrust(): void {
    this.#age += 1;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  #lookAgain(): void {
    this.#readingSince = 0;
    this.distrust();
  }

  async #introduce(client: ClientBase): Promise<void> {
    await client.query(quick(firstWords(this.#timeoutMs)));
    if (this.hosts.count > 1) {
      const serves = await whatServes(client);
      if (serves === 'writes') {
        if (this.#readingSince > 0) this.#lookAgain();
      } else if (serves === 'follows' || this.#readingSince === 0) throw new TakesNoWrites(serves);
    }
    this.#ages.set(client, this.#age);
  }
}

/** Where a connection of the pool goes to. */
export const serverOf = (client: ClientBase): string => (client as HostClient).address;
