import type pg from 'pg';
import { SESSION_TIME_ZONE } from '../engine.ts';
import { valueParsers } from '../value-parsers.ts';

export interface PostgresSettings {
  /** Connection address of the primary. */
  readonly url: string;
  /** Connection addresses of read replicas. */
  readonly readUrls: readonly string[];
  /** Default time limit of a statement, ms; 0 means none. */
  readonly timeoutMs: number;
  /** How long a caller waits for a free connection before `DatabaseUnavailable`, ms. */
  readonly queueMs: number;
  /** Connections to each server. */
  readonly connections: number;
}

/** With the second and a half after which a running statement's server is asked whether it lives, under five. */
export const CONNECT_MS = 2_500;

/** How every connection is made, statements limited by the server itself. */
export function clientConfig(url: string, timeoutMs: number): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    statement_timeout: timeoutMs,
    application_name: 'fonte',
    options: `-c TimeZone=${SESSION_TIME_ZONE}`,
    types: valueParsers,
  };
}
