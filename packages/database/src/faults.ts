/** A statement ran past its time limit and was ended. */
export class StatementTimeout extends Error {
  override readonly name = 'StatementTimeout';
  constructor(
    readonly limitMs: number | null,
    options?: ErrorOptions,
  ) {
    super(
      limitMs === null ? 'Statement ended by its time limit' : `Statement ended after ${limitMs} ms`,
      options,
    );
  }
}

/** The database cannot be reached, is closing, or went away under a statement. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** The embedded database, which was not there before, could not be made: nothing is lost, and the next opening tries again. */
export class DatabaseNotMade extends Error {
  override readonly name = 'DatabaseNotMade';
  constructor(
    readonly folder: string,
    options: ErrorOptions,
  ) {
    const { cause } = options;
    super(
      `The embedded database in ${folder} could not be made: ${cause instanceof Error ? cause.message : String(cause)}`,
      options,
    );
  }
}

/** So many ask at once that this caller would wait too long; who comes back later may find room. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
  constructor(readonly retryAfterSeconds: number) {
    super(`Too many callers for the database; try again in ${retryAfterSeconds} s`);
  }
}

/** Another process holds the embedded database's folder. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
  constructor(
    readonly folder: string,
    readonly pid: number,
    readonly host: string,
  ) {
    super(`The embedded database in ${folder} is in use by process ${pid} on ${host}`);
  }
}

/** The disk of the embedded database is nearly full: what would be written is refused, reading goes on. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
}

/**
 * What can go wrong with a database, by what is to be done about it: 'busy' too many of ours wait, 'unavailable' nobody answers, 'ending' it is being shut down or restarted,
 * 'connections' and 'memory' it has none left, 'diskFull', 'readOnly' it takes no writes, 'storage' its disk fails or its files are damaged,
 * 'conflict' another transaction (or what a replica replays) came first, 'timeout'. The rest is the statement's own.
 */
export type DatabaseFault =
  | 'busy'
  | 'unavailable'
  | 'ending'
  | 'connections'
  | 'memory'
  | 'diskFull'
  | 'readOnly'
  | 'storage'
  | 'conflict'
  | 'timeout'
  | 'geometry'
  | 'unique'
  | 'foreignKey'
  | 'other';

/** The one place where SQLSTATEs and the system's own codes get a name (PostgreSQL's appendix A; errno(3)). */
const FAULTS: Readonly<Record<string, DatabaseFault>> = {
  '23503': 'foreignKey',
  '23505': 'unique',
  '25006': 'readOnly', // read_only_sql_transaction: a primary turned read-only, a standby
  '25P03': 'timeout', // idle_in_transaction_session_timeout
  '25P04': 'timeout', // transaction_timeout
  '40001': 'conflict', // serialization_failure: also a replica's recovery conflict
  '40P01': 'conflict', // deadlock_detected
  '53000': 'memory',
  '53100': 'diskFull',
  '53200': 'memory',
  '53300': 'connections',
  '53400': 'memory', // configuration_limit_exceeded
  '55P03': 'conflict', // lock_not_available
  '57014': 'timeout', // query_canceled
  '57P01': 'ending', // admin_shutdown
  '57P02': 'ending', // crash_shutdown
  '57P03': 'ending', // cannot_connect_now: starting, stopping or recovering
  '57P04': 'unavailable', // database_dropped
  '57P05': 'unavailable', // idle_session_timeout
  '58030': 'storage', // io_error
  '58P01': 'storage', // undefined_file
  XX001: 'storage', // data_corrupted
  XX002: 'storage', // index_corrupted
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EPIPE: 'unavailable',
  ETIMEDOUT: 'unavailable',
  ENOTFOUND: 'unavailable',
  EHOSTUNREACH: 'unavailable',
  ENETUNREACH: 'unavailable',
  EAI_AGAIN: 'unavailable',
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  EROFS: 'readOnly',
  EIO: 'storage',
};

// pg tells these by message only.
const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|connection error and is not queryable|Client was closed/i;

const GEOMETRY_MESSAGES =
  /\b(geometry|geometries|geography|GEOS\w*|TopologyException|lwgeom\w*|lwpoly\w*|ST_\w+|SRID|GeoJSON|KML|GML|WKB|WKT|polygon|linestring|rings?)\b/i;

/**
 * Which kind of fault an error of this package (or of Kysely running on it) is. 'geometry' covers what GEOS and PostGIS raise on bad shapes
 * (SQLSTATE XX000 and 22023 carry no finer code), and is the user's fault only where the shape came from the user.
 */
export function databaseFault(error: unknown): DatabaseFault {
  if (error instanceof StatementTimeout) return 'timeout';
  if (error instanceof DatabaseBusy) return 'busy';
  if (error instanceof DiskFull) return 'diskFull';
  // Why it is away, where the server itself has said so.
  if (error instanceof DatabaseUnavailable) {
    const cause = databaseFault(error.cause);
    return AWAY.has(cause) ? cause : 'unavailable';
  }
  if (error instanceof DatabaseInUse) return 'unavailable';
  if (!(error instanceof Error)) return 'other';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = FAULTS[code];
  if (known !== undefined) return known;
  if (code.startsWith('08') && code.length === 5) return 'unavailable';
  // A socket that is not there; any other file that is not there is none of the database's.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return 'unavailable';
  if ((code === 'XX000' || code === '22023') && GEOMETRY_MESSAGES.test(error.message)) return 'geometry';
  if (code === '' && UNAVAILABLE_MESSAGES.test(error.message)) return 'unavailable';
  return 'other';
}

const AWAY: ReadonlySet<DatabaseFault> = new Set(['unavailable', 'ending', 'connections']);

/** Whether the error says that the database itself is not to be had at the moment, whatever was asked of it: it may be waited for. */
export const isAway = (error: unknown): boolean => AWAY.has(databaseFault(error));

const WRITES_REFUSED: ReadonlySet<DatabaseFault> = new Set(['diskFull', 'readOnly']);

/** Whether the error says that nothing can be written now while reading goes on. */
export const refusesWrites = (error: unknown): boolean => WRITES_REFUSED.has(databaseFault(error));
