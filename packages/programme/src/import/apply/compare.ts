import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '@fonte/database';
import type { TableSource } from '../../source/index.ts';
import { changes, columnList, incoming, matching, standing, targetColumns } from '../relations.ts';
import type { Delta } from '../delta.ts';
import { HISTORIES } from './history.ts';

type Db = Kysely<Database>;

/**
 * Compares a staged file with its table and notes the key of every row to add ('A'), change ('U') or remove ('R'), with the row as it was where
 * the table has a history. Nobody but an import writes these tables, so this may be done before the transaction, which stays short.
 */
export async function compare(db: Db, source: TableSource, rows: number): Promise<Delta> {
  const before = await rowsOf(db, source);
  if (before === 0) return { source, fill: true, before, added: rows, changed: 0, removed: 0 };
  const columns = targetColumns(source).filter((column) => !source.key.includes(column));
  const [first] = source.key;
  const history = HISTORIES[source.name];
  const asItWas = history ? sql`, ${history.shown('t')} AS antes` : sql``;
  await sql`CREATE UNLOGGED TABLE ${changes(source)} AS
    SELECT CASE WHEN ${sql.ref(`t.${first!}`)} IS NULL THEN 'A' WHEN ${sql.ref(`n.${first!}`)} IS NULL THEN 'R' ELSE 'U' END AS op,
      ${keys(source.key)}${asItWas}
    FROM ${incoming(source)} n FULL JOIN ${standing(source)} t ON ${matching('n', source.key, 't')}
    WHERE ${sql.ref(`t.${first!}`)} IS NULL OR ${sql.ref(`n.${first!}`)} IS NULL
      OR (${columnList(columns, 'n')}) IS DISTINCT FROM (${columnList(columns, 't')})`.execute(db);
  const { rows: counts } = await sql<{ op: string; total: number }>`
    SELECT op, count(*) AS total FROM ${changes(source)} GROUP BY op`.execute(db);
  const count = (op: string) => counts.find((row) => row.op === op)?.total ?? 0;
  await sql`ANALYZE ${changes(source)}`.execute(db);
  return { source, fill: false, before, added: count('A'), changed: count('U'), removed: count('R') };
}

async function rowsOf(db: Db, source: TableSource): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM ${standing(source)}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

function keys(key: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    key.map(
      (column) => sql`coalesce(${sql.ref(`n.${column}`)}, ${sql.ref(`t.${column}`)}) AS ${sql.ref(column)}`,
    ),
  );
}
