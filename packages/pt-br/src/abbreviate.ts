import { formatCompactDecimals, NO_VALUE } from './numbers.ts';
import { written } from './written.ts';

/** Axis suffixes by powers of 1000 (specification 1, section 9). */
const SUFFIXES = ['', 'k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y'] as const;

/** The same as words of a text: '1,2 mil', '3,4 mi'. */
export const WORDS_OF_THOUSANDS = ['', '\u00a0mil', '\u00a0mi', '\u00a0bi', '\u00a0tri'] as const;

/**
 * Large axis values: 1200 → '1,2k', 3400000 → '3,4M', 950 → '950'. At most `decimals` decimals.
 * Rounding that reaches 1000 moves on to the next suffix: 999960 → '1M', not '1.000k'.
 */
export function abbreviate(
  value: number | null | undefined,
  decimals = 1,
  suffixes: readonly string[] = SUFFIXES,
): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return NO_VALUE;
  const size = Math.abs(value);
  if (size < 1000) return formatCompactDecimals(value, 2);
  let step = 0;
  let rest = size;
  const factor = 10 ** decimals;
  while (step < suffixes.length - 1 && Math.round(rest * factor) / factor >= 1000) {
    rest /= 1000;
    step += 1;
  }
  const suffix = suffixes[step] ?? '';
  // Letters are the same everywhere, words are of a language.
  return `${formatCompactDecimals(Math.sign(value) * rest, decimals)}${suffixes === SUFFIXES ? suffix : written(suffix)}`;
}
