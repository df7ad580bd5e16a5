import type { Column } from '../../source/column.ts';
import { REASONS } from '../../source/reasons.ts';
import { fileName, type TableSource } from '../../source/table.ts';
import type { FaultList } from '../fault.ts';

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

/**
 * Matches a header with the declaration. A column that is missing though required, or repeated, is a fault; one that is not known is a warning.
 * An optional column that is missing is read as empty.
 */
export function readHeader(source: TableSource, cells: readonly string[], list: FaultList): CsvHeader {
  const arquivo = fileName(source);
  const names = cells.map((cell) => cell.trim());
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
  for (const name of new Set(names)) {
    if (name === '' || Object.hasOwn(source.columns, name)) continue;
    list.warn({ arquivo, linha: 1, coluna: name, valor: null, motivo: REASONS.unknownColumn });
  }
  return { columns, width: cells.length };
}
