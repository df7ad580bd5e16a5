import { sql, type Kysely } from 'kysely';
import { EngineConnection } from '../dialect.ts';
import type { Database } from '../generated/tables.ts';

/**
 * Loads rows in COPY's text format (`row` makes one), as fast as the engine can and with flat memory, and gives their number. All or nothing: in a
 * transaction of its own, or in the one given. The time limit is that of the whole load on PostgreSQL: give `within({ timeoutMs: 0 })` for long ones.
 * On the embedded database it holds the only connection while the source is read.
 */
export async function copyInto<T extends keyof Database>(
  db: Kysely<Database>,
  table: T,
  columns: readonly (keyof Database[T] & string)[],
  rows: AsyncIterable<Buffer | string>,
): Promise<number> {
  if (!db.isTransaction) return db.transaction().execute((trx) => copyInto(trx, table, columns, rows));
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const statement = sql`copy ${sql.table(table)} (${names}) from stdin`.compile(db).sql;
  return db.getExecutor().provideConnection(async (connection) => {
    if (!(connection instanceof EngineConnection))
      throw new Error('copyInto needs a connection made by connect()');
    return connection.session.copyIn(statement, rows, connection.limits);
  });
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

type CopyValue = string | number | bigint | boolean | object | null | undefined;

/** One row in COPY's text format, line feed included. null and undefined become NULL, booleans t and f, moments ISO, other objects JSON. */
export function copyRow(values: readonly CopyValue[]): string {
  return `${values.map(copyValue).join('\t')}\n`;
}

function copyValue(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);
}
