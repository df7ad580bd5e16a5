import { sql, type Kysely } from 'kysely';
import type { DatabaseAccess } from '../connect.ts';
import { distributionPlan, type ForeignKey, type PlainTable, type Step } from './distribution.ts';
import type { Database } from '../generated/tables.ts';

/** What whoever tries it is told (docs/operations.md). */
export const UNSUPPORTED =
  'Citus is not supported: rows of different workers are not one snapshot, so that figures of two data versions were mixed while an import ran, and some reports failed. To try it all the same, on data of no consequence: npm run distribute -w packages/database -- --experimental';

/** The plan for a migrated database as it stands. Errors: `NotDistributable`. */
export async function planDistribution(db: Kysely<Database>): Promise<Step[]> {
  const tables = await sql<PlainTable>`
    select n.nspname || '.' || c.relname as name,
      coalesce(array_agg(a.attname::text) filter (where a.attname is not null), '{}') as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
    where c.relkind in ('r', 'p') and n.nspname in ('geo', 'programa', 'camada', 'portal', 'resumo')
    group by 1 order by 1`.execute(db);
  const keys = await sql<ForeignKey>`
    select k.conname as name, n.nspname || '.' || c.relname as "table", tn.nspname || '.' || t.relname as target,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
       where a.attrelid = k.conrelid and a.attnum = any(k.conkey)) as columns,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
    where k.contype = 'f' order by 2, 1`.execute(db);
  return distributionPlan(tables.rows, keys.rows);
}

/**
 * Spreads a migrated database over the nodes of its Citus cluster, each statement told to `progress` before it runs, and gives their number; zero when
 * it is spread already. Not one transaction: Citus moves rows table by table. After a failure run it again on a database restored from its backup.
 * Errors: a plain sentence when the server has no Citus; `NotDistributable`; the database's own.
 */
export async function distribute(
  access: DatabaseAccess,
  progress: (statement: string) => void,
): Promise<number> {
  const db = access.within({ timeoutMs: 0 });
  const { rows: extension } = await sql`select from pg_extension where extname = 'citus'`.execute(db);
  if (extension.length === 0)
    throw new Error('This database has no Citus extension: CREATE EXTENSION citus first');
  const { rows: spread } = await sql`select from citus_tables limit 1`.execute(db);
  if (spread.length > 0) return 0;
  const plan = await planDistribution(access.db);
  for (const { sql: statement } of plan) {
    progress(statement);
    // oxlint-disable-next-line no-await-in-loop -- in order
    await sql.raw(statement).execute(db);
  }
  return plan.length;
}
