import type { Duplex } from 'node:stream';
import { Client, Pool, type ClientBase, type PoolClient, type QueryConfig } from 'pg';
import { DatabaseUnavailable, isAway, StatementTimeout } from '../faults.ts';
import type { Health, Limits } from '../engine.ts';
import { SheddingSemaphore } from '../places/shedding-semaphore.ts';
import { placesOf } from './places.ts';
import { clientConfig, CONNECT_MS, firstWords, type PostgresSettings } from './settings.ts';

/** A statement that runs longer than this makes us ask, on another connection, whether the server still lives. */
const PATIENCE_MS = 1_500;
/** After its time limit a statement that the server has not ended by itself is ended by dropping its connection; likewise one that was cancelled. */
const GRACE_MS = 2_000;
/** How long an urgent caller waits for a connection, ms. */
const URGENT_MS = 4_000;

/** A statement under way: when it began, when it was last known that its server works on it, and what ends it when. */
interface Running {
  since: number;
  readonly limitMs: number;
  /** Moment after which its connection is dropped; none without a limit. */
  deadline: number;
}

/** One PostgreSQL server with its pool: the primary or a replica. */
export class Server {
  readonly url: string;
  readonly timeoutMs: number;
  readonly #pool: Pool;
  readonly #turns: SheddingSemaphore;
  readonly #running = new Map<ClientBase, Running>();
  /** Connections older than the last one that was found dead are made anew before they are used. */
  readonly #ages = new WeakMap<ClientBase, number>();
  #age = 0;
  #watch: NodeJS.Timeout | undefined;
  #probing = false;

  constructor(url: string, settings: PostgresSettings) {
    this.url = url;
    this.timeoutMs = settings.timeoutMs;
    const { connections, patienceMs, queueMs } = settings;
    this.#turns = new SheddingSemaphore({
      ...placesOf(connections),
      patienceMs,
      urgentMs: Math.min(URGENT_MS, queueMs),
      waitMs: queueMs,
    });
    this.#pool = new Pool({
      ...clientConfig(url),
      max: connections,
      idleTimeoutMillis: 30_000,
      onConnect: (client: ClientBase) => this.#introduce(client),
    });
    this.#pool.on('error', () => {}); // an idle connection that drops is replaced at the next use
    this.#pool.on('connect', (client) => client.on('error', () => {})); // and one in use tells its statement
  }

  /** A connection of its own for the caller, and the function that gives it back or throws it away. */
  async take(limits: Limits): Promise<{ client: PoolClient; giveBack: (broken: boolean) => void }> {
    const leave = await this.#turns.take(limits);
    const connecting = this.#connect();
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
      const fault = unavailable(error);
      // Nobody in line would fare better. That there are too many connections is an answer, and those that are here go on.
      if (fault instanceof DatabaseUnavailable && !answered(fault.cause)) this.#turns.dismiss(fault);
      throw fault;
    }
  }

  /**
   * Runs work on a client while watching that its server lives: a dead peer is noticed within five seconds, and nothing is waited for much longer than its
   * limit (0 for none), whatever the server does.
   */
  async watched<T>(client: ClientBase, limitMs: number, work: () => Promise<T>): Promise<T> {
    const since = Date.now();
    const deadline = limitMs > 0 ? since + limitMs + GRACE_MS : Number.POSITIVE_INFINITY;
    this.#running.set(client, { since, limitMs, deadline });
    this.#watch ??= setInterval(() => void this.#look(), PATIENCE_MS / 4).unref();
    try {
      return await work();
    } catch (error) {
      throw unavailable(error);
    } finally {
      this.#running.delete(client);
    }
  }

  /** Asks for the client's statement to be ended; it is dropped with its connection when that does not help. */
  async cancel(client: ClientBase): Promise<void> {
    const running = this.#running.get(client);
    if (running) running.deadline = Math.min(running.deadline, Date.now() + GRACE_MS);
    const pid = processOf(client);
    await this.aside((other) => other.query(quick('select pg_cancel_backend($1)', [pid])));
  }

  /** Runs short statements on a connection made for them, as when the pool's are busy or in doubt. */
  async aside<T>(work: (client: Client) => Promise<T>, connectMs = CONNECT_MS): Promise<T> {
    const client = new Client(clientConfig(this.url, connectMs));
    client.on('error', () => {});
    try {
      await client.connect();
      return await work(client);
    } finally {
      dropSoon(client);
    }
  }

  /** How the server is, asked on a connection of its own: however busy the pool is. */
  async health(): Promise<Health> {
    try {
      const { rows } = await this.aside(
        (client) => client.query<{ off: string }>(quick(READ_ONLY)),
        PATIENCE_MS,
      );
      return rows[0]?.off === 'on' ? 'readOnly' : 'ok';
    } catch (error) {
      return answered(error) ? 'ok' : 'away';
    }
  }

  async close(): Promise<void> {
    await this.#turns.close(10_000);
    for (const client of this.#running.keys()) sever(client, new DatabaseUnavailable('Closing'));
    clearInterval(this.#watch);
    await atMost(GRACE_MS, this.#pool.end());
  }

  async #connect(): Promise<PoolClient> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, until one is to be trusted
      const client = await this.#pool.connect();
      if (this.#ages.get(client) === this.#age) return client;
      client.release(true);
    }
  }

  async #introduce(client: ClientBase): Promise<void> {
    this.#ages.set(client, this.#age);
    await client.query(quick(firstWords(this.timeoutMs)));
  }

  async #look(): Promise<void> {
    // Ended here and not with the last statement: beginning and ending a timer costs as much as a short statement's way.
    if (this.#running.size === 0) {
      clearInterval(this.#watch);
      this.#watch = undefined;
      return;
    }
    const now = Date.now();
    for (const [client, { deadline, limitMs }] of this.#running) {
      if (now <= deadline) continue;
      this.cancel(client).catch(() => {}); // it would go on in the server for nobody
      sever(client, new StatementTimeout(limitMs || null));
    }
    const late = [...this.#running].filter(([, { since }]) => now - since >= PATIENCE_MS);
    if (this.#probing || late.length === 0) return;
    this.#probing = true;
    try {
      await this.#probe(late);
    } finally {
      this.#probing = false;
    }
  }

  /** Drops those of the late connections whose server, or whose process in it, does nothing. */
  async #probe(late: readonly (readonly [ClientBase, Running])[]): Promise<void> {
    const still = () => late.filter(([client, running]) => this.#running.get(client) === running);
    const drop = (clients: readonly ClientBase[], cause?: unknown) => {
      if (clients.length > 0) this.#age += 1;
      for (const client of clients)
        sever(client, new DatabaseUnavailable('The database does not answer', { cause }));
    };
    try {
      const pids = late.map(([client]) => processOf(client));
      const { rows } = await this.aside((client) => client.query<{ pid: number }>(quick(IDLE, [pids])));
      const idle = new Set(rows.map(({ pid }) => pid));
      drop(
        still()
          .filter(([client]) => idle.has(processOf(client)))
          .map(([client]) => client),
      );
      // The others are merely slow, and are looked at again after another while.
      for (const [, running] of still()) running.since = Date.now();
    } catch (cause) {
      if (!answered(cause))
        drop(
          still().map(([client]) => client),
          cause,
        );
    }
  }
}

/** Of these processes those that have been waiting for a statement for a second: what was sent to them has never arrived, or they have stopped. */
const IDLE = `select pid from pg_stat_activity
  where pid = any($1::int[]) and state like 'idle%' and state_change < now() - interval '1 second'`;

const READ_ONLY = `select current_setting('transaction_read_only') as off`;

/** A statement that is not waited for longer than any of ours may take, whatever becomes of its server. */
const quick = (text: string, values?: unknown[]): QueryConfig =>
  ({ text, ...(values ? { values } : {}), query_timeout: PATIENCE_MS }) as QueryConfig;

const processOf = (client: ClientBase): number => (client as unknown as { processID: number }).processID;

/** Whether the server itself refused, as with too many connections: a sign of life. */
const answered = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('53');

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const aborted = () => reject(signal.reason);
    signal.addEventListener('abort', aborted, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', aborted));
  });
}

/** Waits for work, but not longer; what becomes of it afterwards is nobody's. */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work.catch(() => {}), late]);
  clearTimeout(timer);
}

/** Says goodbye, and does not wait for an answer that may never come. */
export function dropSoon(client: Client): void {
  void atMost(GRACE_MS, client.end()).then(() => streamOf(client)?.destroy());
}

/** Drops the connection under its statement, which fails with `reason`. */
function sever(client: ClientBase, reason: Error): void {
  streamOf(client)?.destroy(reason);
}

const streamOf = (client: ClientBase): Duplex | undefined =>
  (client as unknown as { connection?: { stream?: Duplex } }).connection?.stream;

function unavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || !isAway(error)) return error;
  return new DatabaseUnavailable(error instanceof Error ? error.message : 'The database cannot be reached', {
    cause: error,
  });
}
