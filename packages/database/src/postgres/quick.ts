import type { QueryConfig } from 'pg';

/** A statement that runs longer than this makes us ask, on another connection, whether the server still lives. */
export const PATIENCE_MS = 1_500;

/** A statement that is not waited for longer than any of ours may take, whatever becomes of its server. */
export const quick = (text: string, values?: unknown[]): QueryConfig =>
  ({ text, ...(values ? { values } : {}), query_timeout: PATIENCE_MS }) as QueryConfig;

/** Whether the server itself refused, as with too many connections: a sign of life. */
export const answered = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('53');
