import type pg from 'pg';
import { sessionWords } from '../engine.ts';
import { valueParsers } from '../statement/value-parsers.ts';

export interface PostgresSettings {
  /** Connection address of the primary. */
  readonly url: string;
  /** Connection addresses of read replicas. */
  readonly readUrls: readonly string[];
  /** Default time limit of a statement, ms; 0 means none. */
  readonly timeoutMs: number;
  /** How long a caller waits for a free connection, ms. */
  readonly queueMs: number;
  /** A caller whom other people's statements would keep waiting for longer is refused, ms. */
  readonly patienceMs: number;
  /** Connections to each server. */
  readonly connections: number;
}

/** With the second and a half after which a running statement's server is asked whether it lives, under five. */
export const CONNECT_MS = 2_500;

/** How long a transaction may do nothing before the server ends it: a process of ours that hangs holds no rows and no snapshot, ms. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** How every connection is made. Nothing but user, database and name goes with the start-up message, which pgbouncer refuses other parameters of. */
export function clientConfig(url: string, connectMs = CONNECT_MS): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    application_name: 'fonte',
    types: valueParsers,
  };
}

/** What every connection is told first: statements are limited by the server itself, and never compiled by LLVM (decision 91). */
export const firstWords = (timeoutMs: number): string =>
  `set statement_timeout = ${Math.trunc(timeoutMs)}; set jit = off; ` +
  `set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}; ${sessionWords}`;
