import { sql, type RawBuilder } from 'kysely';
import type { TableSource } from '../source/index.ts';

/** Where rows wait until the whole folder is known to be good. Made per import and dropped after it. */
export const STAGING = 'entrada';

/** The table's columns that an import fills, in order: the file's, and what is derived from them. */
export function targetColumns(source: TableSource): string[] {
  const columns = Object.keys(source.columns);
  const derived = source.key.filter((column) => !columns.includes(column));
  return [...derived, ...columns, ...(source.geometry ? ['geom'] : [])];
}

/** The columns of the staging table after those of the place, in the order of `RowBatch`. */
export function stagedColumns(source: TableSource): string[] {
  return [...Object.keys(source.columns), ...(source.geometry ? ['geom'] : [])];
}

/** Where a row stands in its file. */
export function placeColumns(source: TableSource): string[] {
  return source.geometry ? ['linha', 'feicao'] : ['linha'];
}

type Relation = RawBuilder<unknown>;

/** The table of the programme. */
export const standing = (source: TableSource): Relation => sql.table(`${source.schema}.${source.name}`);
/** The rows of the file as they came. */
export const staged = (source: TableSource): Relation => sql.table(`${STAGING}.${source.name}`);
/** The rows of the file with the table's own columns (a view on `staged`). */
export const incoming = (source: TableSource): Relation => sql.table(`${STAGING}.novo_${source.name}`);
/** Keys of the rows that the import adds, changes or removes. */
export const changes = (source: TableSource): Relation => sql.table(`${STAGING}.muda_${source.name}`);

/** 'a, b', each qualified where a qualifier is given. */
export function columnList(columns: readonly string[], of?: string): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(of === undefined ? column : `${of}.${column}`)));
}

/** 'x.a = y.a AND x.b = y.b'. */
export function matching(
  x: string,
  xColumns: readonly string[],
  y: string,
  yColumns: readonly string[] = xColumns,
): RawBuilder<unknown> {
  return sql.join(
    xColumns.map((column, i) => sql`${sql.ref(`${x}.${column}`)} = ${sql.ref(`${y}.${yColumns[i]!}`)}`),
    sql` AND `,
  );
}
