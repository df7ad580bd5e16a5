import { Refusal, type ColumnType } from '../column.ts';
import { isFormulaError } from '../no-value.ts';
import { REASONS } from '../reasons.ts';

const NOT_UTF8 = new Refusal(REASONS.notUtf8);
const BAD_CODE = new Refusal(REASONS.badCode);
const FORMULA_ERROR = new Refusal(REASONS.formulaError);
// What a decoder leaves of a byte that is not UTF-8, and what PostgreSQL cannot store.
const BROKEN = /[\uFFFD\0\p{Surrogate}]/u;
const CODE = /^[0-9A-Za-z][0-9A-Za-z._-]*$/;

/** Any text up to `limit` characters. */
export function text(limit: number, example: string): ColumnType {
  const tooLong = new Refusal(REASONS.tooLong(limit));
  return {
    label: `texto, até ${limit} caracteres`,
    example,
    free: true,
    words: true,
    read(value) {
      if (value.length > limit) return tooLong;
      if (isFormulaError(value)) return FORMULA_ERROR;
      return BROKEN.test(value) ? NOT_UTF8 : value;
    },
  };
}

/** A code that can stand in a web address: letters, digits, dot, hyphen, underscore. */
export function code(limit: number, example: string): ColumnType {
  const tooLong = new Refusal(REASONS.tooLong(limit));
  return {
    label: `código, até ${limit} caracteres (letras, algarismos, ponto, hífen)`,
    example,
    free: false,
    words: true,
    read(value) {
      if (value.length > limit) return tooLong;
      return CODE.test(value) ? value : BAD_CODE;
    },
  };
}
