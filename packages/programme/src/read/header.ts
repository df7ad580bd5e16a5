import { formatInteger } from '@fonte/pt-br';
import type { Column } from '../source/column.ts';
import { REASONS } from '../source/reasons.ts';
import { fileName, type TableSource } from '../source/table.ts';
import type { FaultList } from './fault.ts';
import { UnknownColumns } from './unknown-columns.ts';

/** A column of a file: its name, its place in the header and its declaration. */
export interface HeaderColumn {
  readonly name: string;
  readonly index: number;
  readonly column: Column;
}

/** The known columns that a file brings, in the order of the declaration. */
export interface CsvHeader {
  readonly columns: readonly HeaderColumn[];
  readonly width: number;
}

/** Far beyond any table's columns and an exporter's own beside them. */
const MOST_COLUMNS = 1_000;

/**
 * Matches a header with the declaration. A column that is missing though required, or repeated, is a fault; one that is not known is a warning,
 * unless it seems to be a missing one misspelt (`UnknownColumns`).
 * An optional column that is missing is read as empty.
 */
export function readHeader(source: TableSource, cells: readonly string[], list: FaultList): CsvHeader {
  const arquivo = fileName(source);
  const names = cells.map((cell) => cell.trim());
  if (names.length > MOST_COLUMNS) {
    const motivo = REASONS.tooManyColumns(formatInteger(names.length), Object.keys(source.columns).length);
    list.add({ arquivo, linha: 1, coluna: null, valor: null, motivo });
    return { columns: [], width: cells.length };
  }
  const columns: HeaderColumn[] = [];
  for (const [name, column] of Object.entries(source.columns)) {
    const index = names.indexOf(name);
    if (index >= 0) columns.push({ name, index, column });
    else if (column.required) {
      list.add({ arquivo, linha: 1, coluna: name, valor: null, motivo: REASONS.missingColumn });
    }
    if (index >= 0 && names.includes(name, index + 1)) {
      list.add({ arquivo, linha: 1, coluna: name, valor: null, motivo: REASONS.repeatedColumn });
    }
  }
  const unknown = new UnknownColumns(source);
  for (const name of names) {
    if (name === '' || Object.hasOwn(source.columns, name)) continue;
    if (name.includes('\0')) list.add({ arquivo, linha: 1, coluna: name, valor: null, motivo: REASONS.nul });
    else unknown.meet(name, { linha: 1 });
  }
  unknown.list(new Set(names), list);
  return { columns, width: cells.length };
}
