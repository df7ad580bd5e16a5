import { sql, type Kysely } from 'kysely';
import { NOTICE_CHANNEL, type Engine } from './engine.ts';
import type { Database } from './generated/tables.ts';

/** On it every process hears that another version of the programme's data holds; the payload is its number. */
export const VERSION_CHANNEL = 'versao';

interface Notice {
  readonly channel: string;
  readonly payload: string;
}

interface Subscriber {
  readonly channel: string;
  readonly received: (payload: string) => void;
  readonly missed: () => void;
}

/** `Notices.publish` for who has a transaction and nothing else of the database. */
export async function publishNotice(on: Kysely<Database>, channel: string, payload: string): Promise<void> {
  const notice: Notice = { channel, payload };
  await sql`select pg_notify(${NOTICE_CHANNEL}, ${JSON.stringify(notice)})`.execute(on);
}

/** Short messages between the processes that share a database, such as 'there is a new data version'. */
export class Notices {
  readonly #engine: Engine;
  readonly #db: Kysely<Database>;
  readonly #subscribers = new Set<Subscriber>();
  #listening = false;

  constructor(engine: Engine, db: Kysely<Database>) {
    this.#engine = engine;
    this.#db = db;
  }

  /**
   * Tells every process, this one included. In a transaction (`on`) they hear it at commit, or never after a rollback.
   * The payload may have about 7 900 bytes (PostgreSQL's limit of NOTIFY).
   */
  async publish(channel: string, payload: string, on: Kysely<Database> = this.#db): Promise<void> {
    await publishNotice(on, channel, payload);
  }

  /**
   * Calls `received` for every notice on the channel until the returned function is called. `missed` is called after the connection was
   * interrupted: what the notices stand for must then be read again.
   */
  subscribe(channel: string, received: (payload: string) => void, missed: () => void): () => void {
    if (!this.#listening) {
      this.#listening = true;
      this.#engine.listen(
        (text) => this.#deliver(JSON.parse(text) as Notice),
        () => this.#subscribers.forEach((subscriber) => subscriber.missed()),
      );
    }
    const subscriber: Subscriber = { channel, received, missed };
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  #deliver(notice: Notice): void {
    for (const subscriber of this.#subscribers) {
      if (subscriber.channel === notice.channel) subscriber.received(notice.payload);
    }
  }
}
