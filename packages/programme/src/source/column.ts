/** How a file writes what has two forms; found out per file (`import/number-form`), dates at the first one met. */
export interface FileForm {
  readonly numbers: 'iso' | 'ptBr';
  /** True when whoever sent the file said so; otherwise a number that has two readings is refused. */
  readonly stated?: boolean;
  dates: 'iso' | 'ptBr' | undefined;
}

/** A value that cannot be taken, and why, in Portuguese. */
export class Refusal {
  constructor(readonly reason: string) {}
}

/** A number that reads differently in the two forms of a file that does not say which is its own. */
export class UnclearNumber extends Refusal {}

/** What a column may hold. */
export interface ColumnType {
  /** For the guide of the format. */
  readonly label: string;
  readonly example: string;
  /** True when what `read` gives may hold a tab, a line feed or a backslash. */
  readonly free: boolean;
  /** The value in PostgreSQL's own text form, from a cell that is trimmed and not empty. */
  read(text: string, form: FileForm): string | Refusal;
  /** True where any word is taken, so that one which says that there is no value (no-value.ts) would be a value. */
  readonly words?: true;
  /** Whether no clock ever showed the moment that `read` gave: an hour that was skipped. It is kept as written, and told. */
  readonly neverShown?: (value: string) => boolean;
  /** True for a day of the calendar. */
  readonly day?: boolean;
  /** True for a number that may be added up. */
  readonly number?: boolean;
  /** Only for numbers with decimals: the value under one of the two forms. */
  readonly readNumber?: (text: string, numbers: FileForm['numbers']) => string | Refusal;
  /** Only for values that GeoJSON carries as lists or objects: takes the JSON itself. */
  readonly readJson?: (value: unknown) => string | Refusal;
}

export interface Column {
  readonly type: ColumnType;
  readonly required: boolean;
  /** What the guide adds to the column's comment in the schema. */
  readonly note: string | undefined;
}

/** A column that every row must fill. */
export const required = (type: ColumnType, note?: string): Column => ({ type, required: true, note });

/** A column that may be left empty or out of the file. */
export const optional = (type: ColumnType, note?: string): Column => ({ type, required: false, note });
