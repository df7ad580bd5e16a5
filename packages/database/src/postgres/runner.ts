import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { databaseFault, isAway, StatementTimeout } from '../faults.ts';
import type { Limits } from '../engine.ts';
import type { Runner } from '../session.ts';
import type { Server } from './server.ts';

/** How long a connection is given to end a transaction before it is thrown away, ms. */
const ENDING_MS = 500;

/** One pooled connection, with the server's own statement_timeout as time limit and pg_cancel_backend as brake. */
export class PostgresRunner implements Runner {
  readonly #server: Server;
  readonly #client: pg.PoolClient;
  readonly #giveBack: (broken: boolean) => void;
  #timeoutMs: number;
  #broken = false;

  constructor(server: Server, client: pg.PoolClient, giveBack: (broken: boolean) => void) {
    this.#server = server;
    this.#client = client;
    this.#giveBack = giveBack;
    this.#timeoutMs = server.timeoutMs;
  }

  get besideOthers(): boolean {
    return this.#server.wanted > 1;
  }

  async run<T>(work: (client: pg.ClientBase) => Promise<T>, limits: Limits): Promise<T> {
    const timeoutMs = limits.timeoutMs ?? this.#server.timeoutMs;
    try {
      return await this.#server.watched(this.#client, timeoutMs, async () => {
        await this.#limitTo(timeoutMs);
        return work(this.#client);
      });
    } catch (error) {
      const fault = databaseFault(error);
      // A time limit that the server did not keep is kept by dropping the connection. A primary that has become a standby: the next connection may
      // find the new one.
      if (isAway(error) || fault === 'readOnly' || error instanceof StatementTimeout) this.#broken = true;
      if (fault === 'timeout') throw new StatementTimeout(timeoutMs || null, { cause: error });
      throw error;
    }
  }

  copyIn(statement: string, rows: AsyncIterable<Buffer | string>, limits: Limits): Promise<number> {
    return this.run(async (client) => {
      const copy = client.query(copyFrom(statement));
      await pipeline(
        Readable.from(rows, { objectMode: true }),
        copy,
        limits.signal ? { signal: limits.signal } : {},
      );
      return copy.rowCount;
    }, limits);
  }

  /** Whether a transaction is open, one that has failed included. */
  get inTransaction(): boolean {
    return this.#client.getTransactionStatus() !== 'I';
  }

  cancel(): Promise<void> {
    return this.#server.cancel(this.#client);
  }

  async release(): Promise<void> {
    await this.#endTransaction();
    if (!this.#broken && this.#timeoutMs !== this.#server.timeoutMs) {
      await this.#ending(() => this.#limitTo(this.#server.timeoutMs));
    }
    this.#giveBack(this.#broken);
  }

  /** One may be left open when its beginning was aborted on the way; the next user must not find himself in it. */
  async #endTransaction(): Promise<void> {
    if (this.#broken || this.#client.getTransactionStatus() === 'I') return;
    await this.#ending(() => this.#client.query('rollback'));
  }

  /** What puts the connection in order for the next; a server that does not do it in time is not waited for. */
  async #ending(work: () => Promise<unknown>): Promise<void> {
    await this.#server.watched(this.#client, ENDING_MS, work).catch(() => {
      this.#broken = true;
    });
  }

  async #limitTo(timeoutMs: number): Promise<void> {
    if (timeoutMs === this.#timeoutMs) return;
    await this.#client.query(`set statement_timeout = ${Math.trunc(timeoutMs)}`);
    this.#timeoutMs = timeoutMs;
  }
}
