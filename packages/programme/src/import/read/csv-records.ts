import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { REASONS } from '../../source/reasons.ts';

/** A record of a CSV file and the line on which it starts. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Why the file cannot be read further, and where. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  constructor(
    readonly line: number | null,
    readonly reason: string,
  ) {
    super(reason);
  }
}

export interface CsvOptions {
  readonly separator: string;
  /** Told of every piece read, in order. */
  readonly seen?: (piece: Buffer) => void;
}

const HEAD_BYTES = 65_536;
const SEPARATORS = [';', ',', '\t'] as const;
const RECORD_LIMIT = 1_048_576;
const BATCH = 1_024;

/** Which separator the header uses; a file of one column has none, and any will do. Errors: `UnreadableFile`. */
export async function findSeparator(path: string): Promise<string> {
  const head = await readHead(path);
  if (head.length === 0) throw new UnreadableFile(1, REASONS.emptyFile);
  // UTF-16's byte order marks, or bytes that no text has.
  if (head.subarray(0, 2).equals(Buffer.from([0xff, 0xfe])) || head.includes(0))
    throw new UnreadableFile(1, REASONS.notText);
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  const header = text.split(/\r\n|\n|\r/, 1)[0] ?? '';
  const count = (separator: string) => header.split(separator).length;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * The records of a CSV file, header first, in batches, with flat memory. Blank lines are left out.
 * Errors: `UnreadableFile` for quotes that do not close and for lines beyond a megabyte.
 */
export async function* csvRecords(
  path: string,
  { separator, seen }: CsvOptions,
): AsyncGenerator<CsvRecord[]> {
  const input = createReadStream(path, { highWaterMark: 262_144 });
  if (seen) input.on('data', (piece) => seen(piece as Buffer));
  const parser = parse({
    delimiter: separator,
    bom: true,
    relax_column_count: true,
    max_record_size: RECORD_LIMIT,
  });
  // Its outcome is the parser's, which the loop below meets.
  pipeline(input, parser, () => {});
  let line = 1;
  let batch: CsvRecord[] = [];
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (cells.length > 1 || cells[0] !== '') batch.push({ line, cells });
      line += 1 + breaksInside(cells);
      if (batch.length === BATCH) {
        yield batch;
        batch = [];
      }
    }
  } catch (error) {
    throw unreadable(error);
  }
  if (batch.length > 0) yield batch;
}

/** Line breaks within quotes: csv-parse counts them too, but its count per record costs as much as the parsing. */
function breaksInside(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells)
    if (cell.includes('\n') || cell.includes('\r')) count += cell.split(/\r\n|\n|\r/).length - 1;
  return count;
}

function unreadable(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = typeof error['lines'] === 'number' ? error['lines'] : null;
  return new UnreadableFile(
    line,
    error.code === 'CSV_MAX_RECORD_SIZE' ? REASONS.recordTooLong : REASONS.brokenCsv,
  );
}
