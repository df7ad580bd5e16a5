import { formatPercent } from '@fonte/pt-br';

/** Percentage of a part in its whole, to six decimals; null where there is no whole. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1e8) / 1e6;
}

/** What is said of parts of one whole that, each rounded to the one decimal that is shown, do not come to 100; null where they do. */
export function roundingOf(percentages: readonly number[]): string | null {
  const tenths = percentages.reduce((sum, one) => sum + Math.round(Number(one.toFixed(1)) * 10), 0);
  return tenths === 1000
    ? null
    : `As porcentagens são arredondadas a uma casa: somadas como aparecem, dão ${formatPercent(tenths / 10)}.`;
}
