import type { ChartDescription } from '../described/chart-description.ts';

/**
 * Which series of a line or area chart is meant by a click at that height over that label: the area that contains it,
 * or the nearest line (`heightOf` says where a value is drawn, where that is not its own height). Null when the label has no value.
 */
export function seriesAt(
  chart: ChartDescription,
  index: number,
  height: number,
  heightOf: (value: number, series: number) => number = (value) => value,
): number | null {
  const stacked = chart.kind === 'area' && chart.stackAreas !== false;
  let reached = 0;
  let best: { series: number; away: number } | null = null;
  for (const [series, one] of chart.series.entries()) {
    const value = one.data[index] ?? null;
    if (value === null) continue;
    if (stacked) {
      reached += value;
      if (height <= reached) return series;
      best = { series, away: 0 };
      continue;
    }
    const away = Math.abs(heightOf(value, series) - height);
    if (!best || away < best.away) best = { series, away };
  }
  return best?.series ?? null;
}
