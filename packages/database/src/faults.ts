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

export type DatabaseFault = 'unavailable' | 'timeout' | 'geometry' | 'unique' | 'foreignKey' | 'other';

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOENT',
]);

// 57P: shutdown and crash; 53: out of disk, memory or connections; 08: connection; 25006: a primary turned read-only.
const UNAVAILABLE_STATES = /^(57P0[1-5]|53\d{3}|08\d{3}|25006)$/;

// pg tells these by message only.
const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Client was closed/i;

const GEOMETRY_MESSAGES =
  /\b(geometry|geometries|geography|GEOS\w*|TopologyException|lwgeom\w*|lwpoly\w*|ST_\w+|SRID|GeoJSON|KML|GML|WKB|WKT|polygon|linestring|rings?)\b/i;

/**
 * Which kind of fault an error of this package (or of Kysely running on it) is. 'geometry' covers what GEOS and PostGIS raise on bad shapes
 * (SQLSTATE XX000 and 22023 carry no finer code), and is the user's fault only where the shape came from the user.
 */
export function databaseFault(error: unknown): DatabaseFault {
  if (error instanceof StatementTimeout) return 'timeout';
  if (error instanceof DatabaseUnavailable || error instanceof DatabaseInUse) return 'unavailable';
  if (!(error instanceof Error)) return 'other';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === '57014') return 'timeout';
  if (code === '23505') return 'unique';
  if (code === '23503') return 'foreignKey';
  if (NETWORK_CODES.has(code) || UNAVAILABLE_STATES.test(code)) return 'unavailable';
  if ((code === 'XX000' || code === '22023') && GEOMETRY_MESSAGES.test(error.message)) return 'geometry';
  if (code === '' && UNAVAILABLE_MESSAGES.test(error.message)) return 'unavailable';
  return 'other';
}
