/** Percentage of a part in its whole, to six decimals; null where there is no whole. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1e8) / 1e6;
}
