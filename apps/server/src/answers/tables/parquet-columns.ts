import type { HeadColumn } from '@fonte/contracts';
import type { ParquetColumn, ParquetKind } from '../parquet/column.ts';
import { pointWkb } from '../parquet/geo.ts';
import type { AnswerColumn, Cell as QueryCell } from '../../query/index.ts';
import { headsOf, type OwnHeads } from './list-heads.ts';
import { shownCell } from '../figures/shown-cell.ts';
import { headerOf } from './file-columns.ts';

type ListRow = Readonly<Record<string, QueryCell>>;

const KINDS: Record<HeadColumn['type'], ParquetKind> = {
  text: 'text',
  link: 'text',
  file: 'text',
  rows: 'integer',
  month: 'text',
  integer: 'integer',
  numeric: 'decimal',
  duration: 'decimal',
  visits: 'integer',
  date: 'date',
  datetime: 'datetime',
  boolean: 'boolean',
};

/**
 * The columns of rows as those of a Parquet file: the cells of the CSV, by the names that programs know them by, and the place of a row that has a
 * longitude and a latitude as a point.
 */
export function listParquetColumns(
  columns: readonly AnswerColumn[],
  heads?: OwnHeads,
): ParquetColumn<ListRow>[] {
  const own = headsOf(columns, heads).map((head, index): ParquetColumn<ListRow> => ({
    name: head.field,
    title: headerOf(head),
    kind: head.unit === '°' ? 'degrees' : KINDS[head.type],
    cell: (row) => {
      const column = columns[index];
      return column && shownCell(column, row[column.key]);
    },
  }));
  const [lon, lat] = ['lon', 'lat'].map((key) =>
    columns.find((column) => column.key === key && column.unit === '°'),
  );
  if (!lon || !lat) return own;
  return [
    ...own,
    { name: 'geometry', title: 'Lugar', kind: 'geometry', cell: (row) => placeOf(row['lon'], row['lat']) },
  ];
}

function placeOf(lon: QueryCell | undefined, lat: QueryCell | undefined): Uint8Array | null {
  const known = (value: QueryCell | undefined) => value !== null && value !== undefined && value !== '';
  return known(lon) && known(lat) ? pointWkb(Number(lon), Number(lat)) : null;
}
