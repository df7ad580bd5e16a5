import type { LayerColumn } from '@fonte/contracts';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { Download } from '../../../../platform/index.ts';
import { inertText } from '../../../../platform/csv.ts';
import { serviceFault } from '../../request/service-fault.ts';
import { escapeXml } from '../../request/xml.ts';
import { featureId } from '../feature-id.ts';
import type { FeatureRow } from '../feature-rows.ts';
import { headOf, textOf } from './csv.ts';
import { CRS_TITLES, type FileParts } from './file-parts.ts';
import { CONTENT_TYPES, ROOT_RELATIONS, STYLES, WORKBOOK, WORKBOOK_RELATIONS } from './excel-parts.ts';
import { primed } from './primed.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows a sheet holds, and signs a cell holds. */
const ROW_LIMIT = 1_048_576;
const CELL_LIMIT = 32_767;

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
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

async function* sheetOf({ layer, columns, geometry, rows }: FileParts): AsyncGenerator<string> {
  const heads = ['FID', ...columns.map(headOf), ...(geometry ? ['WKT'] : [])];
  const widths = heads.map(
    (head, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.min(40, Math.max(12, head.length + 2))}" customWidth="1"/>`,
  );
  yield `${SHEET}<cols>${widths.join('')}</cols><sheetData><row>${heads.map((head) => textCell(head, 1)).join('')}</row>`;
  for await (const batch of rows('text')) {
    let text = '';
    for (const row of batch) text += rowOf(layer.name, columns, geometry, row);
    yield text;
  }
  yield '</sheetData></worksheet>';
}

function rowOf(layer: string, columns: readonly LayerColumn[], geometry: boolean, row: FeatureRow): string {
  let text = `<row>${textCell(featureId(layer, row['feature key']))}`;
  for (const { name, type } of columns) text += cellOf(type, row[name]);
  if (geometry) {
    const wkt = textOf(row['feature geometry']);
    const fits = wkt === null || wkt.length <= CELL_LIMIT;
    text +=
      wkt === null
        ? '<c/>'
        : textCell(fits ? wkt : 'Geometria maior do que uma célula: use csv ou shape-zip');
  }
  return `${text}</row>`;
}

function cellOf(type: LayerColumn['type'], value: unknown): string {
  const text = textOf(value);
  if (text === null) return '<c/>';
  switch (type) {
    case 'integer':
    case 'decimal':
      return /^-?\d+(?:\.\d+)?$/.test(text) ? `<c><v>${text}</v></c>` : textCell(inertText(text));
    case 'date':
      return `<c s="2"><v>${daysSince1900(text)}</v></c>`;
    case 'boolean':
      return `<c t="b"><v>${text === 'true' ? 1 : 0}</v></c>`;
    default:
      return textCell(inertText(text).slice(0, CELL_LIMIT));
  }
}

const textCell = (text: string, style = 0): string =>
  `<c t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

/** Excel counts days from 1899-12-30. */
const daysSince1900 = (day: string): number =>
  (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;

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
  const rows = lines.map(([name, value]) => `<row>${textCell(name, 1)}${textCell(value)}</row>`);
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cols><col min="1" max="1" width="26" customWidth="1"/><col min="2" max="2" width="60" customWidth="1"/></cols><sheetData>${rows.join('')}</sheetData></worksheet>`;
}
