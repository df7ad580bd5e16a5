import { Refusal, UnclearNumber, type ColumnType, type FileForm } from '../source/column.ts';
import { isNoValue, isTextFormula } from '../source/no-value.ts';
import { REASONS } from '../source/reasons.ts';
import { fileName, type TableSource } from '../source/table.ts';
import type { FaultList, Place } from './fault.ts';
import { COPY_NULL, copyText } from './copy-line.ts';
import { ToldOnce } from './told-once.ts';

/** A row's cell by the column's place in the declaration: trimmed text, a value that GeoJSON brings as JSON, or null. */
export type CellOf = (column: number) => string | null | JsonCell;

/** A list or an object of GeoJSON. */
export class JsonCell {
  constructor(readonly value: unknown) {}
}

/** Validates the rows of one file and writes the good ones in COPY's text format. */
export class RowValidator {
  readonly #file: string;
  readonly #columns;
  readonly #rules;
  readonly #list: FaultList;
  readonly #form: FileForm;
  readonly #values: (string | null)[];
  readonly #noValues = new ToldOnce(REASONS.noValue);
  readonly #neverShown = new ToldOnce(REASONS.skippedHour);
  #unclear = false;

  constructor(source: TableSource, form: FileForm, list: FaultList) {
    this.#file = fileName(source);
    this.#form = form;
    this.#list = list;
    const names = Object.keys(source.columns);
    this.#columns = Object.entries(source.columns).map(([name, { type, required }]) => ({
      name,
      type,
      required,
    }));
    this.#rules = source.rules.map(({ columns, test }) => ({
      columns: columns.map((name) => names.indexOf(name)),
      name: columns.at(-1) ?? '',
      test,
    }));
    this.#values = names.map(() => null);
  }

  /** The row's columns in COPY's text format, each after a tab; null when a fault was found and listed. */
  row(place: Place, cellOf: CellOf): string | null {
    let line = '';
    let good = true;
    for (let i = 0; i < this.#columns.length; i += 1) {
      const { name, type, required } = this.#columns[i]!;
      const cell = cellOf(i);
      this.#values[i] = null;
      if (cell === null || cell === '') {
        if (required) good = this.#refuse(place, name, null, REASONS.required);
        else line += `\t${COPY_NULL}`;
        continue;
      }
      if (type.words && typeof cell === 'string' && isNoValue(cell)) {
        if (required) good = this.#refuse(place, name, cell, REASONS.requiredNoValue);
        else {
          this.#noValues.meet(place, name, cell);
          line += `\t${COPY_NULL}`;
        }
        continue;
      }
      const value = this.#read(type, cell);
      if (typeof value === 'string') {
        this.#values[i] = value;
        if (type.neverShown?.(value)) this.#neverShown.meet(place, name, value);
        line += `\t${type.free ? copyText(value) : value}`;
      } else {
        good = this.#refuseValue(place, name, cell, value);
      }
    }
    return good && this.#followsRules(place) ? line : null;
  }

  /** Tells what was read in another way than it stands, and hours that no clock showed, once all rows have been seen. */
  end(): void {
    this.#noValues.list(this.#file, this.#list);
    this.#neverShown.list(this.#file, this.#list);
  }

  #read(type: ColumnType, cell: string | JsonCell): string | Refusal {
    if (typeof cell !== 'string') return readJson(type.readJson, cell);
    return isTextFormula(cell) ? ZEROS_KEPT : type.read(cell, this.#form);
  }

  #refuseValue(place: Place, name: string, cell: string | JsonCell, refusal: Refusal): false {
    if (refusal instanceof UnclearNumber) {
      // The form is the whole file's: one such number says it for all.
      if (this.#unclear) return false;
      this.#unclear = true;
    }
    const text = typeof cell === 'string' ? cell : JSON.stringify(cell.value);
    const reason = typeof cell === 'string' && cell.includes('\0') ? REASONS.nul : refusal.reason;
    return this.#refuse(place, name, text, reason);
  }

  /** Lists a fault of the row that is not of one column's value. */
  refuse(place: Place, column: string | null, value: string | null, reason: string): void {
    this.#refuse(place, column, value, reason);
  }

  #followsRules(place: Place): boolean {
    let good = true;
    for (const { columns, name, test } of this.#rules) {
      const values = columns.map((index) => this.#values[index] ?? null);
      const reason = test(...values);
      if (reason !== null) good = this.#refuse(place, name, values.at(-1) ?? null, reason);
    }
    return good;
  }

  #refuse({ line, feature }: Place, coluna: string | null, valor: string | null, motivo: string): false {
    const at = feature === undefined ? {} : { feicao: feature };
    this.#list.add({ arquivo: this.#file, linha: line, ...at, coluna, valor, motivo });
    return false;
  }
}

const NOT_SCALAR = new Refusal(REASONS.mustBeScalar);
const ZEROS_KEPT = new Refusal(REASONS.zerosKept);

function readJson(
  read: ((value: unknown) => string | Refusal) | undefined,
  cell: JsonCell,
): string | Refusal {
  return read ? read(cell.value) : NOT_SCALAR;
}
