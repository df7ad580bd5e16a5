import { roundingOf, type SharesShown } from '@fonte/pt-br';
import type { Drawing } from '../declared/report.ts';

/** Percentage of a part in its whole, to six decimals; null where there is no whole. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1e8) / 1e6;
}

/** The sentence that percentages do not come to 100 as they are shown; null where they do. */
export function roundingSentence(rows: readonly SharesShown[]): string | null {
  const said = roundingOf(rows);
  return said && `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** The same of a chart in per cent, whose shares the browser works out of its counts; null where some of them are not told. */
export function roundingOfChart({ series, labels }: Pick<Drawing, 'series' | 'labels'>): string | null {
  const cells = series.map(({ data }) => data.map((value) => (value === null ? Number.NaN : Number(value))));
  if (cells.flat().some((value) => Number.isNaN(value) || value < 0)) return null;
  return roundingSentence(
    labels.map((name, index) => {
      const whole = cells.reduce((sum, data) => sum + (data[index] ?? 0), 0);
      return { name, percentages: cells.map((data) => ((data[index] ?? 0) / whole) * 100) };
    }),
  );
}
