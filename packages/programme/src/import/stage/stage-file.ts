import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { copyInto, type Database } from '@fonte/database';
import { fileName, type FileForm } from '../../source/index.ts';
import type { Listener } from '../events.ts';
import type { FaultList } from '../../read/fault.ts';
import type { FoundFile } from '../folder.ts';
import { csvRows } from '../../read/csv-rows.ts';
import { rowsAside } from '../../read/rows-aside.ts';
import type { FoundForm, RowBatch } from '../../read/row-batch.ts';
import { fileReason } from '../standing-file.ts';
import { placeColumns, staged, stagedColumns, STAGING } from '../relations.ts';

/** What reading one file gave. */
export interface StagedFile {
  readonly rows: number;
  /** True when every row passed. */
  readonly whole: boolean;
  /** True when the last row of a CSV file does not end its line. */
  readonly unended: boolean;
  readonly seconds: number;
  readonly sha256: string;
}

export interface StageOptions {
  readonly list: FaultList;
  readonly listener: Listener;
  readonly signal: AbortSignal | undefined;
  /** How the numbers of CSV files are written, where their sender has said so. */
  readonly numbers: FileForm['numbers'] | undefined;
  /** Told of bytes read, for the progress of the whole folder. */
  readonly advance: (bytes: number) => void;
}

/** Line feed and carriage return. */
const LINE_ENDS: readonly number[] = [0x0a, 0x0d];

/** Rows go to the database about so much text at a time, so that on the embedded one readers come between. */
const COPY_CHARACTERS = 2_000_000;

// The staging tables are made per import, so the generated schema does not know them.
const copyText = copyInto as unknown as (
  db: Kysely<Database>,
  table: string,
  columns: readonly string[],
  rows: AsyncIterable<string>,
) => Promise<number>;

/** Reads, validates and stages one file with flat memory. Errors: `TooManyFaults`, the signal's reason, the database's. */
export async function stageFile(
  db: Kysely<Database>,
  file: FoundFile,
  options: StageOptions,
): Promise<StagedFile> {
  const { source, path } = file;
  const { list, listener, signal, numbers, advance } = options;
  const started = performance.now();
  const faultsBefore = list.faults.length;
  const hash = createHash('sha256');
  const table = `${STAGING}.${source.name}`;
  const columns = [...placeColumns(source), ...stagedColumns(source)];
  let last: number | undefined;
  const seen = (piece: Buffer) => {
    hash.update(piece);
    last = piece.at(-1) ?? last;
    advance(piece.length);
  };
  const found = (form: FoundForm) => listener({ type: 'log', text: formSentence(fileName(source), form) });
  let sha256: string | undefined;
  const digest = (told: string) => (sha256 = told);
  // Geometry is read by a process that may come to its end over it; a CSV is no deeper than its records, which are bounded.
  const read = () =>
    source.format === 'csv'
      ? csvRows(source, path, list, { numbers, seen, found })
      : rowsAside(source, path, list, { advance, found, digest });
  let rows = 0;
  // While the database takes one load, the next is read.
  let loading: Promise<unknown> = Promise.resolve();
  try {
    for await (const text of loads(read())) {
      signal?.throwIfAborted();
      await loading;
      rows += text.rows;
      loading = copyText(db, table, columns, once(text.text));
      // Met by the next await; a rejection before it must not count as unhandled.
      loading.catch(() => {});
    }
  } catch (error) {
    const motivo = fileReason(error);
    if (motivo === undefined) throw error;
    list.add({ arquivo: fileName(source), linha: null, coluna: null, valor: null, motivo });
  } finally {
    await loading;
  }
  await sql`ANALYZE ${staged(source)}`.execute(db);
  const seconds = (performance.now() - started) / 1000;
  return {
    rows,
    whole: list.faults.length === faultsBefore,
    unended: source.format === 'csv' && last !== undefined && !LINE_ENDS.includes(last),
    seconds,
    sha256: sha256 ?? hash.digest('hex'),
  };
}

async function* loads(batches: AsyncIterable<RowBatch>): AsyncGenerator<{ text: string; rows: number }> {
  let parts: string[] = [];
  let characters = 0;
  let rows = 0;
  for await (const batch of batches) {
    parts.push(batch.text);
    characters += batch.text.length;
    rows += batch.rows;
    if (characters < COPY_CHARACTERS) continue;
    yield { text: parts.join(''), rows };
    parts = [];
    characters = 0;
    rows = 0;
  }
  if (rows > 0) yield { text: parts.join(''), rows };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

const SEPARATOR_NAMES: Readonly<Record<string, string>> = {
  ';': 'ponto e vírgula',
  ',': 'vírgula',
  '\t': 'tabulação',
};

function formSentence(name: string, { separator, numbers, dates }: FoundForm): string {
  const parts = [
    separator === null ? 'GeoJSON' : `separador ${SEPARATOR_NAMES[separator] ?? separator}`,
    numbers === 'iso' ? 'decimais com ponto' : 'decimais com vírgula',
    dates === undefined ? 'sem datas' : dates === 'iso' ? 'datas aaaa-mm-dd' : 'datas dd/mm/aaaa',
  ];
  return `${name}: ${parts.join(', ')}`;
}
