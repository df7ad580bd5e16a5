import type { SheddingSemaphore } from './places/shedding-semaphore.ts';
import type { Wall } from './wall.ts';

/** What one statement, or every statement of one Kysely instance, is held to. */
export interface Limits {
  /** Ends the statement after so many milliseconds with `StatementTimeout`; 0 means no limit. Default: the engine's setting. */
  readonly timeoutMs?: number | undefined;
  /** Drops a waiting statement and cancels a running one; the caller gets the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /**
   * The statements only read and may run on a replica, if one has reached this data version; otherwise on the primary.
   * Without it everything runs on the primary.
   */
  readonly readVersion?: number | undefined;
  /**
   * The same text is asked again and again with other values: each connection parses it once and keeps it. Only for texts of which there are few; a
   * client's filter makes others without end. With 'one plan' it is also planned once for all values, where PostgreSQL's own guess would plan it anew
   * for each.
   */
  readonly prepared?: boolean | 'one plan' | undefined;
  /** The statements read as this role and see its rows only, whatever they say; they are not kept prepared. Without it they read as the connection's own user. */
  readonly wall?: Wall | undefined;
}

/** Rows with values as `value-parsers.ts` gives them, and how many rows the statement changed. */
export interface Answer {
  readonly rows: Record<string, unknown>[];
  readonly command: string;
  readonly rowCount: number;
}

/** One database session, held by one caller until `release`. Statements run in the order they are given. */
export interface Session {
  query(sql: string, parameters: readonly unknown[], limits: Limits): Promise<Answer>;
  /** Runs `COPY … FROM STDIN` with text rows, each ending in a line feed; gives the number of rows. */
  copyIn(statement: string, rows: AsyncIterable<Buffer | string>, limits: Limits): Promise<number>;
  /** Gives the session back once what it runs has ended. A broken one is thrown away. */
  release(): Promise<void>;
}

/** 'diskFull' and 'readOnly': it reads and takes no writes. */
export type Health = 'ok' | 'diskFull' | 'readOnly' | 'away';

export type EngineKind = 'embedded' | 'postgres';

/** The two engines behind one face: a PostgreSQL pool, or PGlite in a worker thread. */
export interface Engine {
  readonly kind: EngineKind;
  /** Places for long answers: a place is taken before the session that reads one, so that they never have all sessions. */
  readonly longAnswers: SheddingSemaphore;
  /** Waits for a free session, in the order of `SheddingSemaphore`. Errors: `DatabaseBusy`, `DatabaseUnavailable`, the signal's reason. */
  acquire(limits: Limits): Promise<Session>;
  /** How it is, said within five seconds whatever all sessions are busy with. */
  health(): Promise<Health>;
  /** Listens on the one NOTIFY channel of the portal; `lost` is called when notices may have been missed. */
  listen(received: (payload: string) => void, lost: () => void): void;
  /** Where it can be done: runs work on a copy that then takes this one's place. */
  beside?<T>(work: (second: Engine) => Promise<{ readonly keep: boolean; readonly value: T }>): Promise<T>;
  /** Where it can be done: a copy of the database in a folder that is not there yet. */
  backup?(to: string): Promise<void>;
  /** Where there are any: what lies beside the database of it, copies and what was set aside, newest first. */
  copies?(): Promise<readonly { readonly name: string; readonly at: Date }[]>;
  /** Where one process holds the database for itself: tells who wants it next that it will be closed in so many milliseconds. */
  leaving?(ms: number): Promise<void>;
  /** Waits for running statements up to ten seconds, then ends everything. */
  close(): Promise<void>;
}

/** The NOTIFY channel that carries every notice of the portal. */
export const NOTICE_CHANNEL = 'fonte';

/**
 * The session's time zone on both engines, so that `current_date` and a cast of a moment to a date give the day the
 * programme's people live in. Moments still leave the database in UTC.
 */
export const SESSION_TIME_ZONE = 'America/Sao_Paulo';

/**
 * All that answers depend on and that a database, a role or a server could set otherwise (`ALTER DATABASE … SET datestyle`): which of several functions a name is,
 * how dates, intervals, figures, bytes, names and texts are read and written, what equals NULL, what a transaction sees and what it waits for. Said on every
 * connection of both engines.
 */
const SESSION_SETTINGS = {
  quote_all_identifiers: 'off',
  search_path: 'public',
  timezone: SESSION_TIME_ZONE,
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  standard_conforming_strings: 'on',
  array_nulls: 'on',
  transform_null_equals: 'off',
  row_security: 'on',
  default_transaction_isolation: 'read committed',
  gin_fuzzy_search_limit: '0',
  lock_timeout: '0',
} as const;

/** PostGIS's functions are called by name alone: the schema that it was put into, where that is another. */
const POSTGIS_TOO = `select set_config('search_path', concat_ws(', ', 'public', quote_ident(n.nspname)), false)
  from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'postgis' and n.nspname <> 'public'`;

/** Without their triggers foreign keys hold nothing and nothing is removed with what it belongs to; who may not say this and is set otherwise is not let in. */
const TRIGGERS_TOO = `select set_config('session_replication_role', 'origin', false)
  where current_setting('session_replication_role') <> 'origin'`;

/** The statements that say them. */
export const sessionWords: string = [
  ...Object.entries(SESSION_SETTINGS).map(([name, value]) => `set ${name} = '${value}'`),
  POSTGIS_TOO,
  TRIGGERS_TOO,
].join('; ');
