import { CompiledQuery, type Kysely } from 'kysely';
import type { ClientBase } from 'pg';

/** Asks one statement, whichever way the database was opened. */
export type Ask = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

export const askClient =
  (client: ClientBase): Ask =>
  async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await client.query<Row>(text, [...values])).rows;

export const askDatabase =
  <Schema>(db: Kysely<Schema>): Ask =>
  async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
