import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { databaseFault, isAway, StatementTimeout } from '../faults.ts';
import type { Limits } from '../engine.ts';
import type { Runner } from '../session.ts';
import type { Server } from './server.ts';

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

  async run<T>(work: (client: pg.ClientBase) => Promise<T>, limits: Limits): Promise<T> {
    const timeoutMs = limits.timeoutMs ?? this.#server.timeoutMs;
    try {
      return await this.#server.watched(this.#client, async () => {
        await this.#limitTo(timeoutMs);
        return work(this.#client);
      });
    } catch (error) {
      const fault = databaseFault(error);
      // A primary that has become a standby: the next connection may find the new one.
      if (isAway(error) || fault === 'readOnly') this.#broken = true;
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

  async cancel(): Promise<void> {
    const pid = (this.#client as unknown as { processID: number }).processID;
    await this.#server.aside((client) => client.query('select pg_cancel_backend($1)', [pid]));
  }

  async release(): Promise<void> {
    await this.#endTransaction();
    if (!this.#broken && this.#timeoutMs !== this.#server.timeoutMs) {
      await this.#limitTo(this.#server.timeoutMs).catch(() => {
        this.#broken = true;
      });
    }
    this.#giveBack(this.#broken);
  }

  /** One may be left open when its beginning was aborted on the way; the next user must not find himself in it. */
  async #endTransaction(): Promise<void> {
    if (this.#broken || this.#client.getTransactionStatus() === 'I') return;
    await this.#client.query('rollback').catch(() => {
      this.#broken = true;
    });
  }

  async #limitTo(timeoutMs: number): Promise<void> {
    if (timeoutMs === this.#timeoutMs) return;
    await this.#client.query(`set statement_timeout = ${Math.trunc(timeoutMs)}`);
    this.#timeoutMs = timeoutMs;
  }
}
