import type { Duplex } from 'node:stream';
import { Client, Pool, type ClientBase, type PoolClient } from 'pg';
import { DatabaseUnavailable, isAway } from '../faults.ts';
import type { Limits } from '../engine.ts';
import { Turns } from '../turns.ts';
import { clientConfig, type PostgresSettings } from './settings.ts';

/** A statement that runs longer than this makes us ask, on another connection, whether the server still lives. */
const PATIENCE_MS = 1_500;

/** One PostgreSQL server with its pool: the primary or a replica. */
export class Server {
  readonly url: string;
  readonly timeoutMs: number;
  readonly #pool: Pool;
  readonly #turns: Turns;
  readonly #running = new Map<PoolClient, number>();
  #watch: NodeJS.Timeout | undefined;
  #probing = false;

  constructor(url: string, settings: PostgresSettings) {
    this.url = url;
    this.timeoutMs = settings.timeoutMs;
    this.#turns = new Turns(settings.connections, settings.queueMs);
    this.#pool = new Pool({
      ...clientConfig(url, settings.timeoutMs),
      max: settings.connections,
      idleTimeoutMillis: 30_000,
    });
    this.#pool.on('error', () => {}); // an idle connection that drops is replaced at the next use
    this.#pool.on('connect', (client) => client.on('error', () => {})); // and one in use tells its statement
  }

  /** A connection of its own for the caller, and the function that gives it back or throws it away. */
  async take(limits: Limits): Promise<{ client: PoolClient; giveBack: (broken: boolean) => void }> {
    const leave = await this.#turns.take(limits);
    const connecting = this.#pool.connect();
    try {
      const client = await unlessAborted(connecting, limits.signal);
      const giveBack = (broken: boolean) => {
        client.release(broken);
        leave();
      };
      return { client, giveBack };
    } catch (error) {
      // Whoever has gone meanwhile leaves a connection that is still being made; it is for the next.
      connecting
        .then(
          (client) => client.release(),
          () => {},
        )
        .finally(leave);
      throw unavailable(error);
    }
  }

  /** Runs work on a client while watching that its server lives: a dead peer is noticed within five seconds. */
  async watched<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
    this.#running.set(client, Date.now());
    this.#watch ??= setInterval(() => void this.#look(), PATIENCE_MS / 4).unref();
    try {
      return await work();
    } catch (error) {
      throw unavailable(error);
    } finally {
      this.#running.delete(client);
    }
  }

  /** Runs one statement on a connection made for it, as when the pool's are busy or in doubt. */
  async aside<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client(clientConfig(this.url, PATIENCE_MS));
    client.on('error', () => {});
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end().catch(() => {});
    }
  }

  async close(): Promise<void> {
    await this.#turns.close(10_000);
    for (const client of this.#running.keys()) sever(client, new DatabaseUnavailable('Closing'));
    clearInterval(this.#watch);
    await this.#pool.end();
  }

  async #look(): Promise<void> {
    // Ended here and not with the last statement: beginning and ending a timer costs as much as a short statement's way.
    if (this.#running.size === 0) {
      clearInterval(this.#watch);
      this.#watch = undefined;
      return;
    }
    const late = () => [...this.#running].filter(([, since]) => Date.now() - since >= PATIENCE_MS);
    if (this.#probing || late().length === 0) return;
    this.#probing = true;
    try {
      await this.aside((client) => client.query('select 1'));
      // It lives: these statements are merely slow, and are looked at again after another while.
      for (const [client] of late()) this.#running.set(client, Date.now());
    } catch (cause) {
      // Too many connections is an answer, and so a sign of life.
      const answered = cause instanceof Error && 'code' in cause && String(cause.code).startsWith('53');
      if (!answered)
        for (const [client] of late())
          sever(client, new DatabaseUnavailable('The database does not answer', { cause }));
    } finally {
      this.#probing = false;
    }
  }
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const aborted = () => reject(signal.reason);
    signal.addEventListener('abort', aborted, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', aborted));
  });
}

/** Drops the connection under its statement, which fails with `reason`. */
function sever(client: ClientBase, reason: Error): void {
  (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy(reason);
}

function unavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || !isAway(error)) return error;
  return new DatabaseUnavailable(error instanceof Error ? error.message : 'The database cannot be reached', {
    cause: error,
  });
}
