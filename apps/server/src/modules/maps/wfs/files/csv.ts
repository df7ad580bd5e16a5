import type { LayerColumn } from '@fonte/contracts';
import { csvBatches, type FileColumn } from '../../../../answers/index.ts';
import { Download } from '../../../../platform/index.ts';
import { inertText } from '../../../../answers/columns/file-column.ts';
import { featureId } from '../feature-id.ts';
import type { FeatureRow } from '../feature-rows.ts';
import type { FileParts } from './file-parts.ts';
import { primed } from '../../../../platform/answers/primed.ts';

/** What a layer's column is in a file. */
export const KINDS: Readonly<Record<LayerColumn['type'], FileColumn<unknown>['kind']>> = {
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

/**
 * The features as CSV: `;` and decimal comma as Excel in Portuguese opens it and as the portal's other files are, the geometry as WKT in a column that
 * GDAL and QGIS know by its name. `format_options=csvseparator:comma` gives GeoServer's own form instead.
 */
export function csvFile(parts: FileParts): Promise<Download> {
  if (/^(?:comma|,)$/.test(parts.options.get('csvseparator') ?? '')) return commaFile(parts);
  const columns: FileColumn<FeatureRow>[] = [
    { header: 'FID', kind: 'text', cell: (row) => featureId(parts.layer.name, row['feature key']) },
    ...parts.columns.map((column): FileColumn<FeatureRow> => ({
      header: headOf(column),
      kind: KINDS[column.type],
      cell: (row) => textOf(row[column.name]),
    })),
    ...(parts.geometry
      ? [{ header: 'WKT', kind: 'text', cell: (row: FeatureRow) => textOf(row['feature geometry']) } as const]
      : []),
  ];
  return csvBatches(`${parts.fileName}.csv`, columns, parts.rows('text'));
}

/** Comma, decimal point, ISO dates, names of columns. */
async function commaFile({ layer, columns, geometry, rows, fileName }: FileParts): Promise<Download> {
  const cell = (value: string | null): string =>
    value === null ? '' : /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  async function* pieces(): AsyncGenerator<string> {
    const heads = ['FID', ...columns.map(({ name }) => name), ...(geometry ? ['geom'] : [])];
    yield `${heads.map(cell).join(',')}\r\n`;
    for await (const batch of rows('text')) {
      let text = '';
      for (const row of batch) {
        const values = columns.map(({ name, type }) => {
          const value = textOf(row[name]);
          return value !== null && (type === 'text' || type === 'list') ? inertText(value) : value;
        });
        const place = geometry ? [textOf(row['feature geometry'])] : [];
        text += `${[featureId(layer.name, row['feature key']), ...values, ...place].map(cell).join(',')}\r\n`;
      }
      yield text;
    }
  }
  return new Download(await primed(pieces()), {
    contentType: 'text/csv; charset=utf-8',
    fileName: `${fileName}.csv`,
  });
}
