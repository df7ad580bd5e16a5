import type { LayerColumn } from '@fonte/contracts';
import { parquetFile, type ParquetColumn, type ParquetKind } from '../../../../answers/index.ts';
import type { Download } from '../../../../platform/index.ts';
import { featureId } from '../feature-id.ts';
import type { FeatureRow } from '../feature-rows.ts';
import { headOf, textOf } from './feature-columns.ts';
import { aboutOf, projjsonOf, type FileParts } from './file-parts.ts';

const KINDS: Readonly<Record<LayerColumn['type'], ParquetKind>> = {
  text: 'text',
  integer: 'integer',
  decimal: 'decimal',
  date: 'date',
  boolean: 'boolean',
  list: 'text',
  json: 'text',
};

/** The features as GeoParquet 1.1: columns by their own names, the geometry as WKB, longitude or easting first as the format wants it. */
export function geoParquetFile(parts: FileParts): Promise<Download> {
  const columns: ParquetColumn<FeatureRow>[] = [
    {
      name: 'fid',
      title: 'FID',
      kind: 'text',
      cell: (row) => featureId(parts.layer.name, row['feature key']),
    },
    ...parts.columns.map((column): ParquetColumn<FeatureRow> => ({
      name: column.name,
      title: headOf(column),
      kind: KINDS[column.type],
      cell: (row) => textOf(row[column.name]),
    })),
    ...(parts.geometry
      ? [
          {
            name: 'geometry',
            title: 'Geometria',
            kind: 'geometry',
            cell: (row: FeatureRow) => row['feature geometry'] as Uint8Array | null,
          } as const,
        ]
      : []),
  ];
  return parquetFile({
    fileName: `${parts.fileName}.parquet`,
    columns,
    batches: parts.rows('binary'),
    about: aboutOf(parts),
    place: { crs: projjsonOf(parts.crs.epsg) },
  });
}
