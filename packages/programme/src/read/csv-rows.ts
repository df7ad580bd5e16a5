import { REASONS } from '../source/reasons.ts';
import type { FileForm } from '../source/column.ts';
import { fileName, type TableSource } from '../source/table.ts';
import type { FaultList } from './fault.ts';
import { csvRecords, findSeparator, type CsvRecord } from './csv-records.ts';
import { readHeader, type CsvHeader } from './header.ts';
import { findNumberForm } from './number-form.ts';
import { plainText } from './plain-text.ts';
import type { ReadOptions, RowBatch } from './row-batch.ts';
import { RowValidator } from './row-validator.ts';
import { ToldOnce } from './told-once.ts';
import { UnreadableFile } from './unreadable-file.ts';

/**
 * The rows of a CSV file in COPY's text format (line number first), a batch at a time. Faults go to the list; bad rows are left out.
 * Errors: `TooManyFaults`; those of reading the file.
 */
export async function* csvRows(
  source: TableSource,
  path: string,
  list: FaultList,
  { numbers, seen, found }: ReadOptions,
): AsyncGenerator<RowBatch> {
  try {
    const separator = await findSeparator(path);
    const header = await headerOf(source, path, separator, list);
    if (!header) return;
    const form: FileForm = {
      numbers: numbers ?? (await findNumberForm(path, separator, header)),
      stated: numbers !== undefined,
      dates: undefined,
    };
    const validator = new RowValidator(source, form, list);
    const blank = new ToldOnce(REASONS.blankRows);
    const passedOver = (line: number) => blank.meet({ line }, null, null);
    let first = true;
    for await (const batch of csvRecords(path, { separator, seen, blank: passedOver })) {
      yield validated(source, header, first ? batch.slice(1) : batch, validator);
      first = false;
    }
    blank.list(fileName(source), list);
    validator.end();
    found({ separator, numbers: form.numbers, dates: form.dates });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    list.add({
      arquivo: fileName(source),
      linha: error.line,
      coluna: null,
      valor: null,
      motivo: error.reason,
    });
  }
}

async function headerOf(
  source: TableSource,
  path: string,
  separator: string,
  list: FaultList,
): Promise<CsvHeader | undefined> {
  const before = list.faults.length;
  for await (const [record] of csvRecords(path, { separator })) {
    const header = record && readHeader(source, record.cells, list);
    return list.faults.length === before ? header : undefined;
  }
  throw new UnreadableFile(1, REASONS.emptyFile);
}

function validated(
  source: TableSource,
  header: CsvHeader,
  records: readonly CsvRecord[],
  validator: RowValidator,
): RowBatch {
  const places: (number | undefined)[] = Object.keys(source.columns).map(
    (name) => header.columns.find((column) => column.name === name)?.index,
  );
  let text = '';
  let rows = 0;
  let cells: readonly string[] = [];
  const cellOf = (column: number): string | null => {
    const place = places[column];
    return place === undefined ? null : plainText(cells[place] ?? '');
  };
  for (const record of records) {
    cells = record.cells;
    if (cells.length !== header.width) {
      validator.refuse(record, null, null, REASONS.cellCount(cells.length, header.width));
      continue;
    }
    const line = validator.row(record, cellOf);
    if (line === null) continue;
    text += `${record.line}${line}\n`;
    rows += 1;
  }
  return { text, rows, read: records.length };
}
