import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { Download } from '../../../../platform/index.ts';
import { serviceFault } from '../../request/service-fault.ts';
import { featureId } from '../feature-id.ts';
import { headOf, textOf } from './csv.ts';
import { CELL_LIMIT, EMPTY_CELL, rowXml, textCell, valueCell } from './excel-cells.ts';
import { CRS_TITLES, type FileParts } from './file-parts.ts';
import { CONTENT_TYPES, ROOT_RELATIONS, STYLES, WORKBOOK, WORKBOOK_RELATIONS } from './excel-parts.ts';
import { primed } from './primed.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows a sheet holds. */
const ROW_LIMIT = 1_048_576;

/**
 * The features as .xlsx, one row each, written as they come. GeoServer's `excel` is the .xls of 1997 with at most 65 535 rows; here both names give
 * .xlsx (docs/mapas.md). Errors: InvalidParameterValue when there are more features than a sheet has rows.
 */
export async function excelFile(parts: FileParts): Promise<Download> {
  if (parts.facts.features >= ROW_LIMIT)
    serviceFault(
      'InvalidParameterValue',
      'outputFormat',
      'Há mais feições do que uma planilha tem linhas; use csv ou shape-zip',
    );
  const zip = new ZipFile();
  // The first rows are waited for: what fails at once is told as a failure.
  const sheet = await primed(sheetOf(parts));
  const fixed: [string, string][] = [
    ['[Content_Types].xml', CONTENT_TYPES],
    ['_rels/.rels', ROOT_RELATIONS],
    ['xl/workbook.xml', WORKBOOK],
    ['xl/_rels/workbook.xml.rels', WORKBOOK_RELATIONS],
    ['xl/styles.xml', STYLES],
    ['xl/worksheets/sheet2.xml', aboutSheet(parts)],
  ];
  for (const [name, text] of fixed) zip.addBuffer(Buffer.from(text), name);
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  const content = zip.outputStream as Readable;
  breakTogether(sheet, zip, content);
  return new Download(content, { contentType: XLSX, fileName: `${parts.fileName}.xlsx`, flow: true });
}

/** A fault of the rows breaks the file off; whoever goes away ends the rows. */
export function breakTogether(source: Readable, zip: ZipFile, content: Readable): void {
  const stop = (error: unknown) => content.destroy(error instanceof Error ? error : new Error('archive'));
  source.once('error', stop);
  zip.once('error', stop);
  content.once('close', () => source.destroy());
}

const SHEET =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
const FROZEN_HEADS =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
const TOO_LONG = 'Geometria maior do que uma célula: use csv ou shape-zip';

async function* sheetOf({ layer, columns, geometry, rows }: FileParts): AsyncGenerator<string> {
  const heads = ['FID', ...columns.map(headOf), ...(geometry ? ['WKT'] : [])];
  const widths = heads.map((head) => Math.min(40, Math.max(12, head.length + 2)));
  let number = 1;
  const cells = heads.map((head) => textCell(head, 1));
  yield `${SHEET}${FROZEN_HEADS}${widthsXml(widths)}<sheetData>${rowXml(number, cells)}`;
  for await (const batch of rows('text')) {
    let text = '';
    for (const row of batch) {
      const values = columns.map(({ name, type }) => valueCell(type, textOf(row[name])));
      const fid = textCell(featureId(layer.name, row['feature key']));
      const place = geometry ? [geometryCell(textOf(row['feature geometry']))] : [];
      text += rowXml((number += 1), [fid, ...values, ...place]);
    }
    yield text;
  }
  yield '</sheetData></worksheet>';
}

function geometryCell(wkt: string | null): string {
  if (wkt === null) return EMPTY_CELL;
  return textCell(wkt.length <= CELL_LIMIT ? wkt : TOO_LONG);
}

const widthsXml = (widths: readonly number[]): string => {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<cols>${columns.join('')}</cols>`;
};

/** What the file holds, so that it can be read without the portal. */
function aboutSheet({ layer, crs, facts }: FileParts): string {
  const lines: [string, string][] = [
    ['Camada', layer.title],
    ['Programa', facts.product],
    ['Feições', String(facts.features)],
    ['Sistema de coordenadas', CRS_TITLES[crs.epsg]],
    ['Gerado em', facts.at],
    ['Versão dos dados', String(facts.version)],
  ];
  const rows = lines.map(([name, value], at) => rowXml(at + 1, [textCell(name, 1), textCell(value)]));
  return `${SHEET}${widthsXml([26, 60])}<sheetData>${rows.join('')}</sheetData></worksheet>`;
}
