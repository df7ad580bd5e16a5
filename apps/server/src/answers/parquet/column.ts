import type { FileValue } from '../columns/file-column.ts';

/** What a column of a Parquet file holds: numbers exact, days as themselves, moments as the programme's clock showed them ('2025-06-12T09:30:00'), a geometry as WKB. */
export type ParquetKind =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'degrees'
  | 'date'
  | 'datetime'
  | 'boolean'
  | 'geometry';

export type ParquetValue = FileValue | Uint8Array;

/** A column by the name that programs know it by. Values come as those of a CSV do. */
export interface ParquetColumn<Row> {
  readonly name: string;
  /** What people call it, with its unit. */
  readonly title: string;
  readonly kind: ParquetKind;
  readonly cell: (row: Row) => ParquetValue;
}
