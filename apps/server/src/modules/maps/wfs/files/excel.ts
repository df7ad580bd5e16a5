import { CELL_LIMIT, fileOf, SHEET_ROWS } from '../../../../answers/index.ts';
import type { Download } from '../../../../platform/index.ts';
import { serviceFault } from '../../request/service-fault.ts';
import { featureColumns, headOf } from './feature-columns.ts';
import { aboutOf, type FileParts } from './file-parts.ts';

/**
 * The features as .xlsx, one row each, written as they come. GeoServer's `excel` is the .xls of 1997 with at most 65 535 rows; here both names give
 * .xlsx (docs/mapas.md). Errors: InvalidParameterValue when there are more features than a sheet has rows.
 */
export async function excelFile(parts: FileParts): Promise<Download> {
  if (parts.facts.features > SHEET_ROWS)
    serviceFault(
      'InvalidParameterValue',
      'outputFormat',
      'Há mais feições do que uma planilha tem linhas; use csv ou shape-zip',
    );
  return fileOf(featureColumns(parts, { of: headOf, geometry: 'WKT', cell: shortWkt }), parts.rows('text'), {
    name: parts.fileName,
    form: 'xlsx',
    about: aboutOf(parts),
  });
}

const TOO_LONG = 'Geometria maior do que uma célula: use csv ou shape-zip';

const shortWkt = (wkt: string | null): string | null =>
  wkt === null || wkt.length <= CELL_LIMIT ? wkt : TOO_LONG;
