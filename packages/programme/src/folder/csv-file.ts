import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';

/** What a CSV cell may hold; null and undefined are written as an empty cell. */
export type Cell = string | number | boolean | null | undefined;

/** How a CSV file is written: separator, decimal mark, date form and byte order mark. */
export interface CsvDialect {
  readonly separator: ',' | ';';
  readonly ptBr: boolean;
  readonly bom: boolean;
}

export const ISO_CSV: CsvDialect = { separator: ',', ptBr: false, bom: false };
/** The form a Brazilian spreadsheet saves: semicolons, 1234,5, dd/mm/aaaa, byte order mark. */
export const PT_BR_CSV: CsvDialect = { separator: ';', ptBr: true, bom: true };

const FLUSH_AT = 1 << 18;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const NEEDS_QUOTES = /[",;\r\n]/;

function cellText(cell: Cell, dialect: CsvDialect): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return dialect.ptBr ? String(cell).replace('.', ',') : String(cell);
  if (typeof cell === 'boolean') return cell ? 'true' : 'false';
  if (dialect.ptBr) {
    const date = ISO_DATE.exec(cell);
    if (date) return `${date[3]}/${date[2]}/${date[1]}`;
  }
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** One line of a CSV file, with its line feed. */
export function csvLine(cells: readonly Cell[], dialect: CsvDialect = ISO_CSV): string {
  let line = '';
  for (let i = 0; i < cells.length; i += 1) {
    if (i > 0) line += dialect.separator;
    line += cellText(cells[i], dialect);
  }
  return `${line}\n`;
}

/** Text written to a file in pieces of a quarter of a megabyte, waiting whenever the disk is behind. */
export class TextFile {
  readonly #stream: WriteStream;
  #pending = '';
  #failure: Error | undefined;

  constructor(path: string) {
    this.#stream = createWriteStream(path, { encoding: 'utf8' });
    this.#stream.on('error', (error) => {
      this.#failure = error;
    });
  }

  /** Adds text in memory; `settle` puts it on disk. */
  add(text: string): void {
    this.#pending += text;
  }

  /** Writes what is pending once there is enough of it, and waits if the disk cannot follow. */
  async settle(force = false): Promise<void> {
    if (this.#failure) throw this.#failure;
    if (this.#pending.length < FLUSH_AT && !force) return;
    const text = this.#pending;
    this.#pending = '';
    if (text !== '' && !this.#stream.write(text)) await once(this.#stream, 'drain');
  }

  async close(): Promise<void> {
    await this.settle(true);
    this.#stream.end();
    await once(this.#stream, 'close');
    if (this.#failure) throw this.#failure;
  }
}

/** A CSV file with a header; rows are given as records of its columns. */
export class CsvFile<Column extends string> {
  readonly #file: TextFile;
  readonly #columns: readonly Column[];
  readonly #dialect: CsvDialect;

  constructor(path: string, columns: readonly Column[], dialect: CsvDialect = ISO_CSV) {
    this.#file = new TextFile(path);
    this.#columns = columns;
    this.#dialect = dialect;
    this.#file.add((dialect.bom ? '\uFEFF' : '') + csvLine(columns, dialect));
  }

  /** Adds one row; missing columns are left empty. */
  row(record: Readonly<Partial<Record<Column, Cell>>>): void {
    this.cells(this.#columns.map((column) => record[column]));
  }

  /** Adds one row whose cells are already in the order of the columns. */
  cells(cells: readonly Cell[]): void {
    this.#file.add(csvLine(cells, this.#dialect));
  }

  settle(): Promise<void> {
    return this.#file.settle();
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
