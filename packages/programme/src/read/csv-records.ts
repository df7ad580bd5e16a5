import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { REASONS } from '../source/reasons.ts';
import { brokenPlace } from './broken-quote.ts';
import { readHead } from './text-head.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A record of a CSV file and the line on which it starts. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvOptions {
  readonly separator: string;
  /** Told of every piece read, in order. */
  readonly seen?: (piece: Buffer) => void;
  /** Told of every row whose cells are all blank, which is left out. */
  readonly blank?: (line: number) => void;
}

const SEPARATORS = [';', ',', '\t'] as const;
const RECORD_LIMIT = 1_048_576;
/** Any of them, wherever it stands: an unquoted break is never part of a cell. */
export const LINE_ENDS = ['\r\n', '\n', '\r'];
const LINE_END = /\r\n|\n|\r/;
/**
 * On the embedded database a server reads a folder with the thread that answers everybody, and an answer takes that thread several times: so few rows at a time, about two
 * milliseconds of work, that nobody waits long for his turn (decisions/0024).
 */
const BATCH = 256;
const PIECE_BYTES = 32_768;

/** Which separator the header uses; a file of one column has none, and any will do. Errors: `UnreadableFile`. */
export async function findSeparator(path: string): Promise<string> {
  const head = await readHead(path);
  if (head.length === 0) throw new UnreadableFile(1, REASONS.emptyFile);
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  const header = text.split(LINE_END, 1)[0] ?? '';
  const count = (separator: string) => header.split(separator).length;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/**
 * The records of a CSV file, header first, in batches, with flat memory; between two of them others have their turn. Blank lines are left out, and so are rows of
 * separators only, with which spreadsheets end a sheet that had more rows once.
 * Errors: `UnreadableFile` for quotes that do not close and for lines beyond a megabyte.
 */
export async function* csvRecords(
  path: string,
  { separator, seen, blank }: CsvOptions,
): AsyncGenerator<CsvRecord[]> {
  const input = createReadStream(path, { highWaterMark: PIECE_BYTES });
  if (seen) input.on('data', (piece) => seen(piece as Buffer));
  const parser = parse({
    delimiter: separator,
    bom: true,
    relax_column_count: true,
    max_record_size: RECORD_LIMIT,
    // A header of another system stands before rows of this one: by the header's break alone they would be one row, or their last cell would not close.
    record_delimiter: LINE_ENDS,
  });
  // Its outcome is the parser's, which the loop below meets.
  pipeline(input, parser, () => {});
  let line = 1;
  let batch: CsvRecord[] = [];
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (!cells.every(isBlank)) batch.push({ line, cells });
      else if (cells.length > 1) blank?.(line);
      line += 1 + breaksInside(cells);
      if (batch.length === BATCH) {
        yield batch;
        batch = [];
        // The parser gives its records without a turn in between.
        await othersFirst();
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? await unreadable(path, separator, error) : error;
  }
  if (batch.length > 0) yield batch;
}

const isBlank = (cell: string): boolean => cell === '' || cell.trim() === '';

/** Line breaks within quotes: csv-parse counts them too, but its count per record costs as much as the parsing. */
function breaksInside(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells)
    if (cell.includes('\n') || cell.includes('\r')) count += cell.split(LINE_END).length - 1;
  return count;
}

/** The parser says that it gave up; where the fault lies, the file is asked again. */
async function unreadable(path: string, separator: string, error: CsvError): Promise<UnreadableFile> {
  const place = await brokenPlace(path, separator, RECORD_LIMIT);
  if (place?.formula) return new UnreadableFile(place.line, REASONS.zerosKeptOpen);
  const tooLong = error.code === 'CSV_MAX_RECORD_SIZE' && !place?.quote;
  return new UnreadableFile(place?.line ?? null, tooLong ? REASONS.recordTooLong : REASONS.brokenCsv);
}
