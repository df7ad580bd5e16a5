import { formatPercent } from '@fonte/pt-br';
import type { ChartDescription } from '../described/chart-description.ts';
import { measuredAs, percentages, totals, valueText } from '../described/chart-values.ts';
import type { ChartSetting } from './option-base.ts';
import { tooltipElement, type TooltipRow } from './tooltip.ts';

/** Rows of the tooltip over one label: every series, its share in percent stacks, the total in stacks. */
export function rowsOfLabel(chart: ChartDescription, colors: readonly string[], index: number): TooltipRow[] {
  const shares = chart.kind === 'pct' ? percentages(chart) : null;
  const rows: TooltipRow[] = chart.series.map((one, number) => {
    const value = one.data[index] ?? null;
    const share = shares?.[number]?.[index];
    return {
      name: one.name,
      value:
        valueText(measuredAs(chart, one), value) +
        (share === undefined || share === null ? '' : ` (${formatPercent(share)})`) +
        (chart.marks?.[number]?.[index] ?? ''),
      color: colors[number],
      negative: value !== null && value < 0,
    };
  });
  const stacked = chart.kind === 'stacked' || (chart.kind === 'area' && chart.stackAreas !== false);
  if (stacked && chart.series.length > 1)
    rows.push({ name: 'Total', value: valueText(chart, totals(chart)[index]) });
  if (chart.target) rows.push({ name: chart.target.name, value: valueText(chart, chart.target.data[index]) });
  return rows;
}

/** The tooltip of axis charts, opened by the column under the pointer. */
export function axisTooltip(chart: ChartDescription, colors: readonly string[], setting: ChartSetting) {
  return (params: unknown): HTMLElement => {
    const first = (Array.isArray(params) ? params[0] : params) as { dataIndex: number };
    const index = first.dataIndex;
    return tooltipElement(chart.labels[index] ?? '', rowsOfLabel(chart, colors, index), setting);
  };
}
