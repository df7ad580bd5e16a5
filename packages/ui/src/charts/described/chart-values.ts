import {
  abbreviate,
  beside,
  commonDecimals,
  formatCompactDecimals,
  formatNumber,
  formatWithUnit,
  NO_VALUE,
  WORDS_OF_THOUSANDS,
} from '@fonte/pt-br';
import type { ChartDescription, ChartSeries } from './chart-description.ts';

/** A chart as one of its series is measured. */
export function measuredAs(chart: ChartDescription, series: ChartSeries | undefined): ChartDescription {
  if (series?.unit === undefined) return chart;
  const { decimals: _, ...rest } = chart;
  const { unit, decimals } = series;
  return { ...rest, unit, ...(decimals === undefined ? {} : { decimals }) };
}

/** The same with the decimals of a whole column, so that its commas stand under each other. */
export function alignedTo(chart: ChartDescription, data: ChartSeries['data']): ChartDescription {
  if (chart.decimals !== undefined || chart.unit === 'R$') return chart;
  return { ...chart, decimals: commonDecimals(data) };
}

/** A value with its unit, as tooltips print it: '1.284 visitas', '65,3%', '−86,02'. */
export function valueText(chart: ChartDescription, value: number | null | undefined): string {
  if (value === null || value === undefined) return NO_VALUE;
  const { unit = '', decimals } = chart;
  if (decimals !== undefined) return formatWithUnit(value, unit, decimals);
  // Money has its cents.
  return unit === 'R$' ? formatWithUnit(value, unit) : beside(formatCompactDecimals(value), value, unit);
}

/** Units that are written at each figure. */
const SIGNS = ['', '%', 'R$'];

/** A value of a table's column, which has its unit in its head: '1.284', '65,3%', 'R$ 3,00'. */
export const cellText = (chart: ChartDescription, value: number | null | undefined): string =>
  valueText(SIGNS.includes(chart.unit ?? '') ? chart : { ...chart, unit: '' }, value);

/** The head of such a column: 'Ciclo 1 (visitas)'; a name that says the unit itself says it once. */
export function headText({ unit = '' }: ChartDescription, name: string): string {
  return SIGNS.includes(unit) || wordsOf(name).includes(wordsOf(unit)) ? name : `${name} (${unit})`;
}

/** The words of a text between spaces, so that 'ha' is in 'Pasto (ha)' and not in 'Chapada'. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;

/** A value without unit, as bars carry it. */
export function bareText(chart: ChartDescription, value: number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (chart.write) return chart.write(value);
  return chart.decimals === undefined ? formatCompactDecimals(value) : formatNumber(value, chart.decimals);
}

/** A bare value where there is little room: from where an axis shortens its figures on, short in words ('2,9 mi'), since a label beside no axis is a text. */
export const shortText = (chart: ChartDescription, value: number | null | undefined): string =>
  chart.write || value === null || value === undefined || isShort(value)
    ? bareText(chart, value)
    : abbreviate(value, 1, WORDS_OF_THOUSANDS);

/** Whether an axis writes it whole. */
const isShort = (value: number): boolean => Math.abs(value) < 10_000;

/** Axis figures: whole thousands up to 9.999 ('2.800'), suffixes beyond ('12k', '3,4M'); '%' stays. */
export function axisText(chart: ChartDescription, value: number): string {
  const text = chart.write?.(value) ?? (isShort(value) ? formatCompactDecimals(value) : abbreviate(value));
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
