import {
  abbreviate,
  formatCompactDecimals,
  formatNumber,
  formatWithUnit,
  NO_VALUE,
  unitFor,
} from '@fonte/pt-br';
import type { ChartDescription } from './chart-description.ts';

/** A value with its unit, as tooltips and tables print it: '1.284 visitas', '65,3%', '−86,02'. */
export function valueText(chart: ChartDescription, value: number | null | undefined): string {
  if (value === null || value === undefined) return NO_VALUE;
  const { unit = '', decimals } = chart;
  if (decimals !== undefined) return formatWithUnit(value, unit, decimals);
  const bare = formatCompactDecimals(value);
  if (unit === '') return bare;
  if (unit === '%') return `${bare}%`;
  return unit === 'R$' ? formatWithUnit(value, unit) : `${bare}\u00a0${unitFor(value, unit)}`;
}

/** A value without unit, as bars carry it. */
export function bareText(chart: ChartDescription, value: number | null | undefined): string {
  if (value === null || value === undefined) return '';
  return chart.decimals === undefined ? formatCompactDecimals(value) : formatNumber(value, chart.decimals);
}

/** Axis figures: whole thousands up to 9.999 ('2.800'), suffixes beyond ('12k', '3,4M'); '%' stays. */
export function axisText(chart: ChartDescription, value: number): string {
  const text = Math.abs(value) < 10_000 ? formatCompactDecimals(value) : abbreviate(value);
  return chart.unit === '%' || chart.kind === 'pct' ? `${text}%` : text;
}

/** Sum over the series at each label, missing values as nothing. */
export function totals(chart: ChartDescription): number[] {
  return chart.labels.map((_, index) => chart.series.reduce((sum, one) => sum + (one.data[index] ?? 0), 0));
}

/**
 * Each value as a percentage of its label's total (ECharts has no percent stacking). Shares are of the sum of
 * absolute values, so that a negative part cannot push the others above 100 %. A label whose parts are all zero gives nulls.
 */
export function percentages(chart: ChartDescription): (number | null)[][] {
  const whole = chart.labels.map((_, index) =>
    chart.series.reduce((sum, one) => sum + Math.abs(one.data[index] ?? 0), 0),
  );
  return chart.series.map((one) =>
    chart.labels.map((_, index) => {
      const value = one.data[index] ?? null;
      return value === null || !whole[index] ? null : (value / whole[index]) * 100;
    }),
  );
}
