import { formatCompactDecimals } from './numbers.ts';

/** The decimals that figures of one column are written with: as many as any of them has, at most `maximum`. */
export function commonDecimals(values: readonly (number | null | undefined)[], maximum = 2): number {
  return Math.max(
    0,
    ...values.map((value) => formatCompactDecimals(value, maximum).split(',')[1]?.length ?? 0),
  );
}
