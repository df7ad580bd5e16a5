import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { changes, columnList, incoming, matching, standing, targetColumns } from '../relations.ts';
import { changesAnything, type Delta } from '../delta.ts';

type Db = Kysely<Database>;

/** Brings the tables to what the files say: new and changed rows first, parents before children; then, children first, what is gone. */
export async function merge(
  trx: Db,
  deltas: readonly Delta[],
  advance: (table: string) => void,
): Promise<void> {
  const mayTrust = await maySkipRowChecks(trx);
  for (const delta of deltas) {
    if (!changesAnything(delta)) continue;
    advance(delta.source.name);
    // oxlint-disable no-await-in-loop -- tables refer to each other
    if (delta.fill && mayTrust) await trusting(trx, () => add(trx, delta));
    else if (delta.added > 0) await add(trx, delta);
    if (delta.changed > 0) await change(trx, delta);
  }
  for (const delta of deltas.toReversed()) if (delta.removed > 0) await remove(trx, delta);
  for (const delta of deltas) {
    // The rollups that follow are planned by what stands now.
    if (changesAnything(delta)) await sql`ANALYZE ${standing(delta.source)}`.execute(trx);
    // oxlint-enable no-await-in-loop
  }
}

/** Whether this role may set what `trusting` sets: a superuser, as on the embedded database, or one granted it. */
async function maySkipRowChecks(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    SELECT has_parameter_privilege('session_replication_role', 'SET') AS may`.execute(trx);
  return rows[0]?.may ?? false;
}

/**
 * Fills a table without the foreign keys' look-up per row, which would take two thirds of a first import: every reference has just been checked,
 * a whole file at once (check/references), and a test asks the keys themselves. Everywhere else they stay on guard.
 */
async function trusting(trx: Db, fill: () => Promise<void>): Promise<void> {
  await sql`SET LOCAL session_replication_role = replica`.execute(trx);
  await fill();
  await sql`SET LOCAL session_replication_role = origin`.execute(trx);
}

async function add(trx: Db, { source, fill }: Delta): Promise<void> {
  const columns = targetColumns(source);
  const rows = fill
    ? sql`${incoming(source)} n`
    : sql`${incoming(source)} n JOIN ${changes(source)} m ON m.op = 'A' AND ${matching('m', source.key, 'n')}`;
  await sql`INSERT INTO ${standing(source)} (${columnList(columns)}) SELECT ${columnList(columns, 'n')} FROM ${rows}`.execute(
    trx,
  );
}

async function change(trx: Db, { source }: Delta): Promise<void> {
  const columns = targetColumns(source).filter((column) => !source.key.includes(column));
  const values = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`n.${column}`)}`));
  await sql`UPDATE ${standing(source)} t SET ${values}
    FROM ${incoming(source)} n JOIN ${changes(source)} m ON m.op = 'U' AND ${matching('m', source.key, 'n')}
    WHERE ${matching('t', source.key, 'm')}`.execute(trx);
}

async function remove(trx: Db, { source }: Delta): Promise<void> {
  await sql`DELETE FROM ${standing(source)} t USING ${changes(source)} m
    WHERE m.op = 'R' AND ${matching('t', source.key, 'm')}`.execute(trx);
}
