import type { LayerColumn } from '@fonte/contracts';
import type { FileColumn, FileKind } from '../../../../answers/index.ts';
import { featureId } from '../feature-id.ts';
import type { FeatureRow } from '../feature-rows.ts';
import type { FileParts } from './file-parts.ts';

/** What a layer's column is in a file. */
const KINDS: Readonly<Record<LayerColumn['type'], FileKind>> = {
  text: 'text',
  integer: 'number',
  decimal: 'number',
  date: 'date',
  boolean: 'boolean',
  list: 'text',
  json: 'text',
};

/** A value as a text cell holds it. */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Head of a column in files for people: its title, with the unit. */
export const headOf = ({ title, unit }: LayerColumn): string =>
  unit === undefined ? title : `${title} (${unit})`;

/** How the columns of a file are called, and that of the geometry. */
export interface Heads {
  readonly of: (column: LayerColumn) => string;
  readonly geometry: string;
  /** The geometry's cell, of its WKT. */
  readonly cell?: (wkt: string | null) => string | null;
}

/** The columns of features in a file of rows, their identifier first, their geometry as WKT last. */
export function featureColumns(
  { layer, columns, geometry }: FileParts,
  { of, geometry: place, cell = (wkt) => wkt }: Heads,
): FileColumn<FeatureRow>[] {
  return [
    { header: 'FID', kind: 'text', cell: (row) => featureId(layer.name, row['feature key']) },
    ...columns.map((column): FileColumn<FeatureRow> => ({
      header: of(column),
      kind: KINDS[column.type],
      cell: (row) => textOf(row[column.name]),
    })),
    ...(geometry
      ? [
          {
            header: place,
            kind: 'text',
            cell: (row: FeatureRow) => cell(textOf(row['feature geometry'])),
          } as const,
        ]
      : []),
  ];
}
