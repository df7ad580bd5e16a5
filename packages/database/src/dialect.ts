import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Engine, Limits, Session } from './engine.ts';

const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Kysely's connection on a session of either engine; `copy-into` and `stream-rows` reach the session through it. */
export class EngineConnection implements DatabaseConnection {
  constructor(
    readonly engine: Engine,
    readonly session: Session,
    readonly limits: Limits,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const answer = await this.session.query(query.sql, query.parameters, this.limits);
    const rows = answer.rows as R[];
    return CHANGING.has(answer.command) ? { rows, numAffectedRows: BigInt(answer.rowCount) } : { rows };
  }

  async *streamQuery(): AsyncGenerator<never> {
    yield await Promise.reject(new Error('Use streamRows() from @fonte/database instead of Kysely stream()'));
  }
}

class EngineDriver implements Driver {
  readonly #engine: Engine;
  readonly #limits: Limits;

  constructor(engine: Engine, limits: Limits) {
    this.#engine = engine;
    this.#limits = limits;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EngineConnection> {
    return new EngineConnection(this.#engine, await this.#engine.acquire(this.#limits), this.#limits);
  }

  async beginTransaction(connection: EngineConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    // The transaction's statements raise their wall each; what begins it has none to raise one in.
    const limits = { ...this.#limits, wall: undefined };
    await connection.session.query(`start transaction${isolation}${access}`, [], limits);
  }

  async commitTransaction(connection: EngineConnection): Promise<void> {
    // An abort after the last statement must not leave the outcome unknown, so the end of a transaction ignores the signal.
    await connection.session.query('commit', [], { timeoutMs: this.#limits.timeoutMs });
  }

  async rollbackTransaction(connection: EngineConnection): Promise<void> {
    try {
      await connection.session.query('rollback', [], { timeoutMs: this.#limits.timeoutMs });
    } catch {
      // The session is gone, and its transaction with it; the caller is to see what made it roll back.
    }
  }

  async savepoint(connection: EngineConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint "${name}"`));
  }

  async rollbackToSavepoint(connection: EngineConnection, name: string): Promise<void> {
    await connection.session.query(`rollback to savepoint "${name}"`, [], {});
  }

  async releaseSavepoint(connection: EngineConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release savepoint "${name}"`));
  }

  async releaseConnection(connection: EngineConnection): Promise<void> {
    await connection.session.release();
  }

  /** The engine belongs to `connect`; many Kysely instances share it. */
  async destroy(): Promise<void> {}
}

class EngineDialect implements Dialect {
  readonly #engine: Engine;
  readonly #limits: Limits;

  constructor(engine: Engine, limits: Limits) {
    this.#engine = engine;
    this.#limits = limits;
  }

  createDriver = (): Driver => new EngineDriver(this.#engine, this.#limits);
  createQueryCompiler = (): PostgresQueryCompiler => new PostgresQueryCompiler();
  createAdapter = (): PostgresAdapter => new PostgresAdapter();
  // oxlint-disable-next-line typescript/no-explicit-any -- Kysely's own signature
  createIntrospector = (db: Kysely<any>): PostgresIntrospector => new PostgresIntrospector(db);
}

interface Bound {
  readonly engine: Engine;
  readonly limits: Limits;
}

const bounds = new WeakMap<object, Bound>();

/** A Kysely instance on the engine whose every statement is held to the limits. Cheap: one may be made per request. */
export function kyselyOn<DB>(engine: Engine, limits: Limits): Kysely<DB> {
  const db = new Kysely<DB>({ dialect: new EngineDialect(engine, limits) });
  bounds.set(db, { engine, limits });
  return db;
}

/** What an instance made by `kyselyOn` is on. Errors: any other one, a transaction of one too. */
export function boundTo(db: object): Bound {
  const bound = bounds.get(db);
  if (!bound) throw new Error('This needs a database made by connect()');
  return bound;
}
