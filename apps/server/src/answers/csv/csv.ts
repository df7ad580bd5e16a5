import { formatDate, formatDateTime } from '@fonte/pt-br';
import { Download, type About } from '../../platform/answers/answers.ts';
import { aboutHeader } from './about-header.ts';
import { primed } from '../../platform/answers/primed.ts';
import {
  inertText,
  isNumber,
  plainNumber,
  type Batches,
  type FileColumn,
  type FileKind,
  type FileValue,
} from '../columns/file-column.ts';

/** How a CSV is written. */
export interface CsvDialect {
  readonly delimiter: ';' | ',';
  /** Excel takes a file without it for one of the machine's own signs. */
  readonly bom: boolean;
  readonly yes: string;
  readonly no: string;
  readonly point: ',' | '.';
  readonly date: (iso: string) => string;
  readonly moment: (iso: string) => string;
}

/** As Excel in Portuguese opens it: `;`, decimal comma, dd/mm/aaaa, Sim or Não. */
export const PT_BR: CsvDialect = {
  delimiter: ';',
  bom: true,
  yes: 'Sim',
  no: 'Não',
  point: ',',
  date: formatDate,
  moment: formatDateTime,
};

/** As programs read it without being told how (RFC 4180, ISO 8601): `,`, decimal point, 2025-03-31, true or false. */
export const ISO: CsvDialect = {
  delimiter: ',',
  bom: false,
  yes: 'true',
  no: 'false',
  point: '.',
  date: (iso) => iso,
  moment: (iso) => iso,
};

/** One cell as it stands in the file; empty for no value. */
export function csvCell(kind: FileKind, value: FileValue, dialect: CsvDialect = PT_BR): string {
  if (value === null || value === undefined || value === '') return '';
  if (kind === 'boolean') return value === true || value === 'true' ? dialect.yes : dialect.no;
  if (kind === 'number') {
    const text = typeof value === 'number' ? plainNumber(value) : String(value);
    return isNumber(text) ? text.replace('.', dialect.point) : inertText(text);
  }
  if (kind === 'date') return dialect.date(String(value));
  if (kind === 'datetime') return dialect.moment(String(value));
  return inertText(String(value));
}

/** What a file is of, by whom and when; `aside` for what programs read, which take every line for a row: it then goes in a header of the answer. */
export interface ToldAbout {
  readonly about: About;
  readonly aside: boolean;
}

const NOTHING: ToldAbout = { about: [], aside: false };

/**
 * Rows as a CSV to download: UTF-8, CRLF, as the dialect writes, a piece of text for each batch, so that a file of a hundred thousand rows is bound by the database;
 * below them, apart by an empty line, what they are. A file that breaks off has nothing below.
 * The first batch is waited for, so that a query that fails is answered as a failure and not as an empty file; a later fault breaks the transfer off, so that nobody
 * keeps half a file.
 */
export async function csvFile<Row>(
  fileName: string,
  columns: readonly FileColumn<Row>[],
  batches: Batches<Row>,
  dialect: CsvDialect = PT_BR,
  { about, aside }: ToldAbout = NOTHING,
): Promise<Download> {
  let written = 0;
  async function* pieces(): AsyncGenerator<string> {
    const heads = columns.map(({ header }) => inertText(header));
    yield `${dialect.bom ? '\uFEFF' : ''}${lineOf(heads, dialect)}`;
    for await (const batch of batches) {
      let text = '';
      for (const row of batch) text += rowOf(columns, row, dialect);
      yield text;
      written += batch.length;
    }
    if (!aside && about.length > 0) yield footOf(about, columns.length, dialect);
  }
  return new Download(await primed(pieces()), {
    contentType: 'text/csv; charset=utf-8',
    fileName,
    rows: () => written,
    ...(aside && about.length > 0 ? { headers: aboutHeader(about) } : {}),
  });
}

/** Lines as wide as the others, so that a reader that counts their cells reads on. */
function footOf(about: About, width: number, dialect: CsvDialect): string {
  const lines = about.map((line) => (width > 1 ? line : [line.join(': ')]));
  return [[], ...lines]
    .map((cells) => Array.from({ length: width }, (_, at) => inertText(cells[at] ?? '')))
    .map((cells) => lineOf(cells, dialect))
    .join('');
}

/** What would be read otherwise without quotes: readers differ on blanks at the ends. */
const NEEDS_QUOTES = { ';': /[";\r\n]|^\s|\s$/, ',': /[",\r\n]|^\s|\s$/ };

function rowOf<Row>(columns: readonly FileColumn<Row>[], row: Row, dialect: CsvDialect): string {
  const needsQuotes = NEEDS_QUOTES[dialect.delimiter];
  let text = '';
  for (const [index, { kind, cell }] of columns.entries()) {
    const written = csvCell(kind, cell(row), dialect);
    text += (index === 0 ? '' : dialect.delimiter) + (needsQuotes.test(written) ? quoted(written) : written);
  }
  return `${text}\r\n`;
}

/** One record of cells that are written already, quotes where one needs them, CRLF at the end. */
const lineOf = (cells: readonly string[], { delimiter }: CsvDialect): string =>
  `${cells.map((cell) => (NEEDS_QUOTES[delimiter].test(cell) ? quoted(cell) : cell)).join(delimiter)}\r\n`;

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
