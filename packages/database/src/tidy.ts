import { sql } from 'kysely';
import type { DatabaseAccess } from './connect.ts';

/**
 * After a large load: gives back the room of rows that are gone and refreshes what the planner knows, table by table so that others get their turn in
 * between. PostgreSQL would do so by itself some minutes later, the embedded database, which has no background processes, never.
 */
export async function tidy(
  access: DatabaseAccess,
  schemas: readonly string[] = ['geo', 'programa', 'camada', 'portal', 'resumo'],
): Promise<void> {
  const db = access.within({ timeoutMs: 0 });
  const { rows } = await sql<{ statement: string }>`
    select format('vacuum (analyze) %I.%I', n.nspname, c.relname) as statement
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm') and n.nspname in (${sql.join(schemas)}) order by 1`.execute(db);
  for (const { statement } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, that others get between
    await sql.raw(statement).execute(db);
  }
}
