import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';

type Sql = ReturnType<typeof sql>;

/** The numbers of one row of aggregates, in their order. */
export async function counts(
  db: Kysely<Database>,
  expressions: readonly Sql[],
  from: Sql,
): Promise<number[]> {
  if (expressions.length === 0) return [];
  const named = expressions.map((expression, i) => sql`${expression} AS ${sql.ref(`c${i}`)}`);
  const { rows } = await sql<Record<string, number>>`SELECT ${sql.join(named)} FROM ${from}`.execute(db);
  return expressions.map((_, i) => rows[0]?.[`c${i}`] ?? 0);
}
