import type { Kysely } from 'kysely';
import { kyselyOn } from './dialect.ts';
import type { OpeningStep, Recovery } from './embedded/prepare.ts';
import type { Engine, EngineKind, Health, Limits } from './engine.ts';
import type { Database } from './generated/tables.ts';
import { Notices } from './notices.ts';
import type { SheddingSemaphore } from './places/shedding-semaphore.ts';

export interface ConnectSettings {
  /** PostgreSQL's address (`DATABASE_URL`); without it the embedded database in `folder` is opened. */
  readonly url?: string | undefined;
  /** Addresses of read replicas (`DATABASE_READ_URL`). */
  readonly readUrls?: readonly string[] | undefined;
  /** Folder of the embedded database. */
  readonly folder?: string | undefined;
  /** Default time limit of a statement, ms; 0 means none. Default 30 000. */
  readonly timeoutMs?: number | undefined;
  /** On the embedded database: how long a statement may keep others waiting, whatever its limit, ms. Default 10 000. */
  readonly heldMs?: number | undefined;
  /** How long a statement waits for a free connection, ms. Default 30 000. */
  readonly queueMs?: number | undefined;
  /** A statement that other people's would keep waiting for longer is refused (`DatabaseBusy`), ms. Default `queueMs`. */
  readonly patienceMs?: number | undefined;
  /** Connections to each PostgreSQL server. Default 10. */
  readonly connections?: number | undefined;
  /** Free disk space below which the embedded database refuses large loads, and below a quarter of which it only reads, bytes. Default 256 MB. */
  readonly reserveBytes?: number | undefined;
  /**
   * The embedded folder is an installation's own, not a test's: a part of the reserve is kept as a file and given up when the disk is full, so that people
   * can still sign in; imports are made beside (`beside`) and copies kept. Default no.
   */
  readonly guarded?: boolean | undefined;
  /** Told when the embedded database did not open, and a copy took its place. */
  readonly recovered?: ((recovery: Recovery) => void) | undefined;
  /** Told what opening the embedded database is busy with. */
  readonly progress?: ((step: OpeningStep) => void) | undefined;
}

/** A connected database; the same face on PostgreSQL and on the embedded engine. */
export interface DatabaseAccess {
  /** Which engine it is: for the start-up line and the operations page, not for writing two kinds of queries. */
  readonly kind: EngineKind;
  /** Kysely on the primary with the default limits. */
  readonly db: Kysely<Database>;
  /** Kysely whose every statement is held to these limits: a request's signal, another time limit, a replica. */
  within(limits: Limits): Kysely<Database>;
  /** Messages between processes. */
  readonly notices: Notices;
  /** Places for long answers; `streamRows` takes one by itself. */
  readonly longAnswers: SheddingSemaphore;
  /** How the database is, said within five seconds and on no connection that anybody waits for: readiness. */
  health(): Promise<Health>;
  /**
   * Runs a long load so that readers go on. A guarded embedded database gives the work a copy to load into, which takes its place where the work says
   * `keep`, with all that was written to schema `portal` meanwhile; the load may write only what nobody else does. Elsewhere the work is given
   * nothing, and loads where it is. Errors: `DiskFull`; those of the work, after which nothing has changed.
   */
  beside<T>(work: (copy: DatabaseAccess | undefined) => Promise<{ keep: boolean; value: T }>): Promise<T>;
  /** Of the embedded database: copies it to a folder that is not there yet, on the disk when it resolves. */
  readonly backup: ((to: string) => Promise<void>) | undefined;
  /** Of the embedded database: the whole copies that an opening falls back to, newest first. */
  readonly copies: (() => Promise<readonly { readonly name: string; readonly at: Date }[]>) | undefined;
  /** Tells whoever opens the embedded folder next that it will be free in so many milliseconds, so that it waits. Nothing on PostgreSQL. */
  leaving(ms: number): Promise<void>;
  /** Ends everything, waiting up to ten seconds for running statements. */
  close(): Promise<void>;
}

/**
 * Connects to PostgreSQL, or opens the embedded database. PostgreSQL may be away at this moment: the first statement will tell.
 * Errors: `DatabaseInUse` when another process holds the embedded folder, `DatabaseUnavailable`.
 */
export async function connect(settings: ConnectSettings): Promise<DatabaseAccess> {
  return accessTo(await openEngine(settings), settings.guarded ?? false);
}

async function openEngine(settings: ConnectSettings): Promise<Engine> {
  const { url, folder, timeoutMs = 30_000, queueMs = 30_000, patienceMs = queueMs } = settings;
  // Loaded only when needed: PostgreSQL's users do not pay for PGlite, nor the other way round.
  if (url) {
    const { PostgresEngine } = await import('./postgres/engine.ts');
    const { readUrls = [], connections = 10 } = settings;
    return new PostgresEngine({ url, readUrls, timeoutMs, queueMs, patienceMs, connections });
  }
  if (!folder) throw new Error('connect() needs a url or a folder');
  const { EmbeddedEngine } = await import('./embedded/engine.ts');
  const {
    reserveBytes = 256 * 1024 * 1024,
    heldMs = 10_000,
    guarded = false,
    progress,
    recovered,
  } = settings;
  const waiting = { timeoutMs, heldMs, queueMs, patienceMs };
  return EmbeddedEngine.open({ folder, ...waiting, reserveBytes, guarded, progress, recovered });
}

function accessTo(engine: Engine, guarded: boolean): DatabaseAccess {
  const db = kyselyOn<Database>(engine, {});
  return {
    kind: engine.kind,
    db,
    within: (limits) => kyselyOn<Database>(engine, limits),
    notices: new Notices(engine, db),
    longAnswers: engine.longAnswers,
    health: () => engine.health(),
    beside: async (work) => {
      if (guarded && engine.beside) return engine.beside((second) => work(accessTo(second, false)));
      return (await work(undefined)).value;
    },
    backup: engine.backup?.bind(engine),
    copies: engine.copies?.bind(engine),
    leaving: async (ms) => engine.leaving?.(ms),
    close: () => engine.close(),
  };
}
