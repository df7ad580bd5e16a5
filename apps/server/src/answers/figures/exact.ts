import type { Cell } from '@fonte/contracts';
import type { AnswerColumn, Cell as QueryCell } from '../../query/index.ts';

/** Doubles hold any decimal of so many significant digits exactly enough to print it again. */
const SAFE_DIGITS = 15;
/** Decimals kept of a quotient that does not end. */
const QUOTIENT_DECIMALS = 6;

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * A figure of the query engine as it travels; for figures only, since a CPF's digits are no number: a number where a double holds it exactly, else decimal text. Quotients
 * that do not end are rounded, half away from zero, to six decimals, which is more than any screen shows.
 */
export function exact(value: QueryCell | undefined): Cell {
  if (value === undefined) return null;
  if (typeof value !== 'string') return value;
  const match = DECIMAL.exec(value);
  if (!match) return value;
  const [, sign = '', whole = '0', decimals = ''] = match;
  const kept = decimals.replace(/0+$/, '');
  if (digits(whole, kept) <= SAFE_DIGITS) return Number(`${sign}${whole}.${kept || '0'}`);
  if (kept.length <= QUOTIENT_DECIMALS) return `${sign}${whole}${kept ? `.${kept}` : ''}`;
  const rounded = roundDecimals(whole, kept, QUOTIENT_DECIMALS);
  return exact(`${sign}${rounded}`);
}

const digits = (whole: string, decimals: string): number =>
  (whole.replace(/^0+/, '') + decimals).replace(/^0+/, '').length;

function roundDecimals(whole: string, decimals: string, places: number): string {
  const scaled = BigInt(whole + decimals.slice(0, places)) + (Number(decimals[places]) >= 5 ? 1n : 0n);
  const text = scaled.toString().padStart(places + 1, '0');
  return `${text.slice(0, -places)}.${text.slice(-places)}`;
}

/** A figure as it travelled, as text that loses nothing; null where there is none, or what stands there is no figure. */
export const exactText = (cell: unknown): string | null =>
  typeof cell === 'number' || typeof cell === 'string' ? String(cell) : null;

/** Whether a figure as it travelled is this one: what travelled as a number is held against the number that a longer one makes. */
export const sameFigure = (travelled: Cell, figure: Cell): boolean =>
  travelled === figure ||
  (typeof travelled === 'number' && typeof figure === 'string' && travelled === Number(figure));

const FIGURES = new Set(['integer', 'numeric', 'percent']);

/** A cell of a column of this type: figures exact, everything else as it is. */
export function exactCell(type: AnswerColumn['type'], value: QueryCell | undefined): Cell {
  return FIGURES.has(type) ? exact(value) : (value ?? null);
}

/** The figure as a number for arithmetic on what is shown (a share of two counts), 0 for no value. */
export function numberOf(value: QueryCell | undefined): number {
  const number = Number(value ?? 0);
  return Number.isFinite(number) ? number : 0;
}
