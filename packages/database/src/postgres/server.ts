import type { ClientBase, PoolClient } from 'pg';
import { DatabaseUnavailable, isAway, StatementTimeout } from '../faults.ts';
import type { Health, Limits } from '../engine.ts';
import { SheddingSemaphore } from '../places/shedding-semaphore.ts';
import { aside, atMost, GRACE_MS, streamOf } from './aside.ts';
import { HostPool, serverOf } from './hosts/host-pool.ts';
import { Look } from './look.ts';
import { placesOf } from './places.ts';
import { answered, PATIENCE_MS, quick } from './quick.ts';
import type { PostgresSettings } from './settings.ts';

/** How long an urgent caller waits for a connection, ms. */
const URGENT_MS = 4_000;

/** A statement under way: when it began, when it was last known that its server works on it, and what ends it when. */
interface Running {
  since: number;
  readonly limitMs: number;
  /** Moment after which its connection is dropped; none without a limit. */
  deadline: number;
}

type Late = readonly [ClientBase, Running];

/** One PostgreSQL server with its pool: a replica, or the primary, wherever of its hosts that is. */
export class Server {
  readonly timeoutMs: number;
  readonly #pool: HostPool;
  readonly #turns: SheddingSemaphore;
  readonly #running = new Map<ClientBase, Running>();
  readonly #look = new Look();
  #watch: NodeJS.Timeout | undefined;
  #probing = false;
  #wanted = 0;

  constructor(url: string, settings: PostgresSettings) {
    this.timeoutMs = settings.timeoutMs;
    const { connections, patienceMs, queueMs } = settings;
    this.#turns = new SheddingSemaphore({
      ...placesOf(connections),
      patienceMs,
      urgentMs: Math.min(URGENT_MS, queueMs),
      waitMs: queueMs,
    });
    this.#pool = new HostPool(url, settings);
  }

  /** How many have a connection of this process or wait for one. */
  get wanted(): number {
    return this.#wanted;
  }

  /** A connection of its own for the caller, and the function that gives it back or throws it away. */
  async take(limits: Limits): Promise<{ client: PoolClient; giveBack: (broken: boolean) => void }> {
    this.#wanted += 1;
    try {
      return await this.#taken(limits);
    } catch (error) {
      this.#wanted -= 1;
      throw error;
    }
  }

  async #taken(limits: Limits): ReturnType<Server['take']> {
    const leave = await this.#turns.take(limits);
    const connecting = this.#pool.connect();
    try {
      const client = await unlessAborted(connecting, limits.signal);
      const giveBack = (broken: boolean) => {
        this.#wanted -= 1;
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
    this.#watch ??= setInterval(() => void this.#watchOver(), PATIENCE_MS / 4).unref();
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
    await aside(serverOf(client), (other) => other.query(quick('select pg_cancel_backend($1)', [pid])));
  }

  /** How the server is, asked on a connection of its own: however busy the pool is. Of several hosts, how the best of them is. */
  async health(): Promise<Health> {
    const { hosts } = this.#pool;
    let best: Health = 'away';
    for (const address of hosts.round) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, mostly the first alone
      const health = await this.#look.health(address);
      if (health === 'ok') {
        hosts.prefer(address);
        return 'ok';
      }
      if (health === 'readOnly') best = health;
    }
    return best;
  }

  async close(): Promise<void> {
    this.#look.close();
    await this.#turns.close(10_000);
    for (const client of this.#running.keys()) sever(client, new DatabaseUnavailable('Closing'));
    clearInterval(this.#watch);
    await atMost(GRACE_MS, this.#pool.end());
  }

  async #watchOver(): Promise<void> {
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

  async #probe(late: readonly Late[]): Promise<void> {
    const servers = new Set(late.map(([client]) => serverOf(client)));
    await Promise.all(
      [...servers].map((address) =>
        this.#probeOf(
          address,
          late.filter(([client]) => serverOf(client) === address),
        ),
      ),
    );
  }

  /** Drops those of the late connections to a server that does nothing, or whose process in it does nothing. */
  async #probeOf(address: string, late: readonly Late[]): Promise<void> {
    const still = () => late.filter(([client, running]) => this.#running.get(client) === running);
    const drop = (clients: readonly ClientBase[], cause?: unknown) => {
      if (clients.length > 0) this.#pool.distrust();
      for (const client of clients)
        sever(client, new DatabaseUnavailable('The database does not answer', { cause }));
    };
    try {
      const pids = late.map(([client]) => processOf(client));
      const { rows } = await aside(address, (client) => client.query<{ pid: number }>(quick(IDLE, [pids])));
      const idle = new Set(rows.map(({ pid }) => pid));
      drop(
        still()
          .filter(([client]) => idle.has(processOf(client)))
          .map(([client]) => client),
      );
      // The others are merely slow, and are looked at again after another while.
      for (const [, running] of still()) running.since = Date.now();
    } catch (cause) {
      if (answered(cause)) return;
      this.#pool.hosts.leave(address);
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

const processOf = (client: ClientBase): number => (client as unknown as { processID: number }).processID;

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
  streamOf(client)?.destroy(reason);
}

function unavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || !isAway(error)) return error;
  return new DatabaseUnavailable(error instanceof Error ? error.message : 'The database cannot be reached', {
    cause: error,
  });
}
