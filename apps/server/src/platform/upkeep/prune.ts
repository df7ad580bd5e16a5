import { RETENTION, type Retention } from '@fonte/contracts/retention';
import type { Database } from '@fonte/database';
import { sql, type Kysely, type Transaction } from 'kysely';
import { amongOf } from './among.ts';

/** Rows removed in one statement: short enough that nobody waits for it. */
const BATCH = 1_000;
/** Held by the process that prunes, batch by batch. */
const LOCK_KEY = 7_306_202_611;

/**
 * Removes what is kept no longer (contracts/retention), class by class in small batches, by one process at a time: another one that finds the lock
 * taken leaves the work to it. Measured with the database's clock. Gives of how many rows of each class something went. Classes of which the person goes and the row stays are not its own.
 */
export async function prune(db: Kysely<Database>): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const kind of Object.values<Retention>(RETENTION).filter(({ goes }) => goes !== 'person')) {
    removed[kind.table] = 0;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- batch by batch
      const went = await pruneBatch(db, kind);
      if (went === 'busy') return removed;
      removed[kind.table] = (removed[kind.table] ?? 0) + went;
      if (went < BATCH) break;
    }
  }
  return removed;
}

function pruneBatch(db: Kysely<Database>, kind: Retention): Promise<number | 'busy'> {
  return db.transaction().execute(async (trx: Transaction<Database>) => {
    const { rows } = await sql<{
      taken: boolean;
    }>`select pg_try_advisory_xact_lock(${LOCK_KEY}::bigint) as taken`.execute(trx);
    if (rows[0]?.taken !== true) return 'busy';
    const door = DOORS[kind.table];
    return door === undefined ? pruneTable(trx, kind) : pruneBy(trx, door, kind.days);
  });
}

/** What the service may not change by itself has a door of its own (migrations 0024, 0111). */
const DOORS: Readonly<Partial<Record<Retention['table'], string>>> = {
  acesso: 'portal.podar_acesso',
  importacao: 'portal.podar_importacao',
};

async function pruneBy(trx: Transaction<Database>, door: string, days: number): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    select ${sql.id(...door.split('.'))}(${days}::integer, ${BATCH}::integer) as removed`.execute(trx);
  return rows[0]?.removed ?? 0;
}

async function pruneTable(trx: Transaction<Database>, { table, since, days }: Retention): Promise<number> {
  const name = sql.table(`portal.${table}`);
  const { numAffectedRows } = await sql`
    delete from ${name} where ctid in (
      select ctid from ${name} where ${sql.ref(since)} < now() - make_interval(days => ${days}::integer) and ${amongOf(table)} limit ${BATCH}
    )`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
