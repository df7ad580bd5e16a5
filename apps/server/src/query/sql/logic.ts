import { sql } from 'kysely';
import type { Sql } from './operators.ts';

/** All of the conditions. */
export const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 1 ? (conditions[0] ?? sql`true`) : sql`(${sql.join(conditions, sql` and `)})`;

/** Any of the conditions. */
export const anyOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 1 ? (conditions[0] ?? sql`false`) : sql`(${sql.join(conditions, sql` or `)})`;

/** ` where …`, or nothing. */
export const whereSql = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`` : sql` where ${sql.join(conditions, sql` and `)}`;
