import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import type { Delta } from '../delta.ts';
import { HISTORIES } from '../apply/history.ts';
import { changes, columnList, incoming, matching, standing, STAGING, targetColumns } from '../relations.ts';
import { dropStaging } from '../stage/staging.ts';
import { replacedRows, type ReplacedTable } from '../apply/replaced.ts';

type Db = Kysely<Database>;

/** Puts what the version replaced where a folder's rows would be, and notes the changes the other way round: what it added goes, what it took comes back. */
export async function stageReplaced(db: Db, tables: readonly ReplacedTable[]): Promise<Delta[]> {
  await dropStaging(db);
  await sql`CREATE SCHEMA ${sql.id(STAGING)}`.execute(db);
  const deltas: Delta[] = [];
  for (const replaced of tables) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    deltas.push(await stageTable(db, replaced));
  }
  return deltas;
}

async function stageTable(db: Db, { source, filled }: ReplacedTable): Promise<Delta> {
  const columns = columnList(targetColumns(source));
  const history = HISTORIES[source.name];
  const asItStands = history ? sql`, ${history.shown('t')} AS antes` : sql``;
  if (filled) {
    await sql`CREATE UNLOGGED TABLE ${incoming(source)} AS SELECT ${columns} FROM ${standing(source)} WITH NO DATA`.execute(
      db,
    );
    await sql`CREATE UNLOGGED TABLE ${changes(source)} AS
      SELECT 'R' AS op, ${columnList(source.key, 't')}${asItStands} FROM ${standing(source)} t`.execute(db);
  } else {
    await sql`CREATE UNLOGGED TABLE ${incoming(source)} AS
      SELECT ${columns} FROM ${replacedRows(source)} WHERE op <> 'A'`.execute(db);
    await sql`CREATE UNLOGGED TABLE ${changes(source)} AS
      SELECT CASE k.op WHEN 'A' THEN 'R' WHEN 'R' THEN 'A' ELSE 'U' END AS op, ${columnList(source.key, 'k')}${asItStands}
      FROM ${replacedRows(source)} k LEFT JOIN ${standing(source)} t ON ${matching('t', source.key, 'k')}`.execute(
      db,
    );
  }
  await sql`ANALYZE ${changes(source)}`.execute(db);
  const { rows } = await sql<{ before: number; added: number; changed: number; removed: number }>`
    SELECT (SELECT count(*) FROM ${standing(source)}) AS before, count(*) FILTER (WHERE op = 'A') AS added,
      count(*) FILTER (WHERE op = 'U') AS changed, count(*) FILTER (WHERE op = 'R') AS removed
    FROM ${changes(source)}`.execute(db);
  return { source, fill: false, ...rows[0]! };
}
