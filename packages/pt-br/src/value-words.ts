import { formatDate } from './dates.ts';
import { formatCompactDecimals } from './numbers.ts';

/** Most decimals of a value that something is compared with. */
const MOST_DECIMALS = 6;

/** Whether a column's numbers are names to people, as years and codes are: they have no thousands and no decimals. */
export const isNumberedName = (column: string): boolean => /(^|\.)(ano|cod|codigo|id)(_|$)/i.test(column);

/** A value that a column is compared with, as people read it: '13/10/2025', '1.234,5', and '2025' of years. */
export function valueWords(
  value: string,
  kind: 'text' | 'number' | 'date' | 'boolean',
  column: string,
): string {
  switch (kind) {
    case 'number': {
      const number = Number(value);
      return isNumberedName(column) || !Number.isFinite(number)
        ? value
        : formatCompactDecimals(number, MOST_DECIMALS);
    }
    case 'date':
      // Of groups of days it is their number, such as that of a weekday.
      return /^\d{4}-\d{2}-\d{2}/.test(value) ? formatDate(value) : value;
    case 'boolean':
      return value === 'true' ? 'Sim' : 'Não';
    case 'text':
      return value;
  }
}
