import type { HeadColumn, Row } from '@fonte/contracts';
import type { CsvColumn } from '../../platform/index.ts';

const KINDS: Record<HeadColumn['type'], CsvColumn<Row>['kind']> = {
  text: 'text',
  link: 'text',
  month: 'text',
  integer: 'number',
  numeric: 'number',
  duration: 'number',
  visits: 'number',
  date: 'date',
  datetime: 'datetime',
  boolean: 'boolean',
};

/** The columns of a table as columns of a file: unit in the head, percentages at the decimals that the screen shows. */
export function csvColumns(thead: readonly HeadColumn[]): CsvColumn<Row>[] {
  return thead.map((column) => ({
    header: headerOf(column),
    kind: KINDS[column.type],
    cell: (row) => {
      const value = row[column.field];
      return column.percentage && typeof value === 'number' ? value.toFixed(column.scale) : value;
    },
  }));
}

function headerOf({ description, description_custom, unit }: HeadColumn): string {
  const name = description_custom ?? description;
  return unit === null || unit === '%' || unit === '°' ? name : `${name} (${unit})`;
}
