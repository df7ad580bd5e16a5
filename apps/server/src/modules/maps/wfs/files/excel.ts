import type { Download } from '../../../../platform/index.ts';
import { CELL_LIMIT, EMPTY_CELL, textCell, valueCell } from '../../../../answers/xlsx/cells.ts';
import { SHEET_ROWS, workbook } from '../../../../answers/xlsx/workbook.ts';
import { serviceFault } from '../../request/service-fault.ts';
import { featureId } from '../feature-id.ts';
import { headOf, KINDS, textOf } from './csv.ts';
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
  return workbook({
    fileName: `${parts.fileName}.xlsx`,
    heads: ['FID', ...parts.columns.map(headOf), ...(parts.geometry ? ['WKT'] : [])],
    batches: cellsOf(parts),
    about: aboutOf(parts),
  });
}

const TOO_LONG = 'Geometria maior do que uma célula: use csv ou shape-zip';

async function* cellsOf({ layer, columns, geometry, rows }: FileParts): AsyncGenerator<string[][]> {
  for await (const batch of rows('text'))
    yield batch.map((row) => [
      textCell(featureId(layer.name, row['feature key'])),
      ...columns.map(({ name, type }) => valueCell(KINDS[type], textOf(row[name]))),
      ...(geometry ? [geometryCell(textOf(row['feature geometry']))] : []),
    ]);
}

function geometryCell(wkt: string | null): string {
  if (wkt === null) return EMPTY_CELL;
  return textCell(wkt.length <= CELL_LIMIT ? wkt : TOO_LONG);
}
