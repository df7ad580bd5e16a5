import type { ChartDescription } from '../described/chart-description.ts';
import { namesAtEnds } from './option-lines.ts';
import { hasLeaders } from './option-parts.ts';

/** Stacks and grouped bars always; lines and areas where their ends have no room for names. `width` is the plot's, in px. */
export function needsLegend(chart: ChartDescription, width: number): boolean {
  if (width === 0) return false;
  if (chart.kind === 'line' || chart.kind === 'area') {
    return chart.series.length + (chart.target ? 1 : 0) > 1 && !namesAtEnds(chart, { width });
  }
  if (chart.kind === 'pie') return !hasLeaders({ width });
  return ['bar', 'column', 'stacked', 'pct'].includes(chart.kind) && chart.series.length > 1;
}
