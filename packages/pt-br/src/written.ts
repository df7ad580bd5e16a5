/** How a reader of another language is shown figures and days, and how the numbers that this reader types are read. */
export interface ReaderForm {
  /** What Portuguese writes, in the reader's form: '1.234,5' → '1,234.5'. */
  readonly write: (portuguese: string) => string;
  /** What the reader writes, as Portuguese would have. */
  readonly read: (typed: string) => string;
}

let form: ReaderForm | null = null;

/**
 * From now on all formatters of this package write in that form; null is Portuguese, as at the beginning. Of the browser alone, which has one reader: the server writes
 * for many, and always in Portuguese. Nothing is formatted a second time, so that the digits are those of the Portuguese figure.
 */
export function writeFiguresAs(other: ReaderForm | null): void {
  form = other;
}

export const written = (portuguese: string): string => (form === null ? portuguese : form.write(portuguese));

export const typed = (text: string): string => (form === null ? text : form.read(text));
