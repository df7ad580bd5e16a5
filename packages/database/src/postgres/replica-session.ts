import { databaseFault, isAway } from '../faults.ts';
import type { Answer, Limits, Session } from '../engine.ts';

/** A session on a replica, and what is known of it. */
export interface OnReplica {
  readonly session: Session;
  readonly inTransaction: () => boolean;
}

/**
 * Reads on a replica, and goes over to the primary when the replica gives a statement up: because what it replays came first (SQLSTATE 40001, 'conflict
 * with recovery'), or because it has gone away. Once; in a transaction never, whose earlier statements the primary has not seen.
 */
export class ReplicaSession implements Session {
  readonly #replica: OnReplica;
  readonly #toPrimary: (replicaGone: boolean) => Promise<Session>;
  #primary: Session | undefined;

  constructor(replica: OnReplica, toPrimary: (replicaGone: boolean) => Promise<Session>) {
    this.#replica = replica;
    this.#toPrimary = toPrimary;
  }

  async query(text: string, parameters: readonly unknown[], limits: Limits): Promise<Answer> {
    if (this.#primary) return this.#primary.query(text, parameters, limits);
    // Asked beforehand: a connection that was lost says nothing any more.
    const inTransaction = this.#replica.inTransaction();
    try {
      return await this.#replica.session.query(text, parameters, limits);
    } catch (error) {
      const gone = isAway(error);
      if (inTransaction || !(gone || databaseFault(error) === 'conflict')) throw error;
      limits.signal?.throwIfAborted();
      await this.#replica.session.release();
      this.#primary = await this.#toPrimary(gone);
      return this.#primary.query(text, parameters, limits);
    }
  }

  copyIn(statement: string, rows: AsyncIterable<Buffer | string>, limits: Limits): Promise<number> {
    return (this.#primary ?? this.#replica.session).copyIn(statement, rows, limits);
  }

  release(): Promise<void> {
    return (this.#primary ?? this.#replica.session).release();
  }
}
