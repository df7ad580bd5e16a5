import { fail } from '../../../platform/failures/fail.ts';
import { jsonArray } from './json-array.ts';

/** Years that a request may name: beyond them it is a typing error or an attack, not an empty answer. */
export const EARLIEST = 1900;
export const LATEST = 2199;
const MOST = 50;

/**
 * `$ano` as it travels: a JSON array of years, one year alone, or nothing, '', 'todos' for all.
 * Answers distinct years in order. Errors: invalidParameter.
 */
export function parseYears(text: string | undefined): number[] {
  const items = jsonArray('$ano', text).filter((item) => item !== 'todos' && item !== 'todas');
  if (items.length > MOST) fail('invalidParameter', { name: '$ano' });
  const years = items.map((item) => {
    const year = typeof item === 'string' && /^\d{4}$/.test(item.trim()) ? Number(item) : item;
    if (typeof year !== 'number' || !Number.isInteger(year) || year < EARLIEST || year > LATEST)
      fail('invalidParameter', { name: '$ano' });
    return year;
  });
  return [...new Set(years)].sort((a, b) => a - b);
}
