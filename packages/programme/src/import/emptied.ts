import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import type { TableSource } from '../source/index.ts';
import type { Delta } from './delta.ts';
import { counts } from './counts.ts';
import { changes, incoming, matching, standing } from './relations.ts';

type Db = Kysely<Database>;

/** A column in which an import takes values from rows that stay. */
export interface EmptiedColumn {
  readonly coluna: string;
  /** Rows with a value, as the table stands and as it would. */
  readonly antes: number;
  readonly depois: number;
  /** Rows that stay and would lose theirs. */
  readonly esvaziadas: number;
}

/** The columns of a compared table that would lose values; only its changed rows are looked at. */
export async function emptiedColumns(db: Db, { source, fill, changed }: Delta): Promise<EmptiedColumn[]> {
  if (fill || changed === 0) return [];
  const columns = mayBeEmpty(source);
  const losses = await counts(
    db,
    columns.map(
      (column) =>
        sql`count(*) FILTER (WHERE ${sql.ref(`t.${column}`)} IS NOT NULL AND ${sql.ref(`n.${column}`)} IS NULL)`,
    ),
    sql`${changes(source)} m
      JOIN ${standing(source)} t ON ${matching('t', source.key, 'm')}
      JOIN ${incoming(source)} n ON ${matching('n', source.key, 'm')}
      WHERE m.op = 'U'`,
  );
  const losing = columns.flatMap((coluna, i) => (losses[i]! > 0 ? [{ coluna, esvaziadas: losses[i]! }] : []));
  if (losing.length === 0) return [];
  const filled = losing.map(({ coluna }) => sql`count(${sql.ref(coluna)})`);
  const antes = await counts(db, filled, standing(source));
  const depois = await counts(db, filled, incoming(source));
  return losing.map((column, i) => ({ ...column, antes: antes[i]!, depois: depois[i]! }));
}

function mayBeEmpty({ columns, geometry, key }: TableSource): string[] {
  const optional = Object.entries(columns).filter(([name, { required }]) => !required && !key.includes(name));
  return [...optional.map(([name]) => name), ...(geometry && !geometry.required ? ['geom'] : [])];
}
