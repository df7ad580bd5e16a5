import type { ChartDescription } from '../described/chart-description.ts';
import { bareText } from '../described/chart-values.ts';

/** Width of a letter at 12 px, in px. */
export const LETTER = 6.3;

/** Whether bars lie: `bar` always, stacks where they say so. */
export const isHorizontal = (chart: ChartDescription): boolean =>
  chart.kind === 'bar' || (chart.kind !== 'column' && chart.horizontal === true);

const isBars = ({ kind }: ChartDescription): boolean => ['bar', 'column', 'stacked', 'pct'].includes(kind);

const isStacked = ({ kind }: ChartDescription): boolean => kind === 'stacked' || kind === 'pct';

/** Names wider than this are cut under a column of a plot that scrolls. */
const WIDEST_NAME = 12 * LETTER;

/**
 * The size of a plot whose bars, names and figures can still be read: as large as its frame while they can, longer along the categories where there
 * are too many, which then scroll. In px; other kinds fill their frame.
 */
export function roomForBars(
  chart: ChartDescription,
  frame: { readonly width: number; readonly height: number },
): { width: number; height: number } {
  const { width, height } = frame;
  if (!isBars(chart) || chart.labels.length === 0 || width === 0 || height === 0) return { width, height };
  const beside = isStacked(chart) ? 1 : Math.max(chart.series.length, 1);
  const count = chart.labels.length;
  return isHorizontal(chart)
    ? {
        width,
        height: (height - EDGES) / count < 10 + 8 * beside ? count * (10 + 14 * beside) + EDGES : height,
      }
    : {
        width: (width - EDGES) / count < 6 + 8 * beside ? count * columnOf(chart, beside) + EDGES : width,
        height,
      };
}

/** What the value axis and the grid's margins take. */
const EDGES = 60;

/** A column's place, as wide as its bars, its name and the figure over it. */
function columnOf(chart: ChartDescription, beside: number): number {
  const name = Math.min(Math.max(...chart.labels.map((label) => label.length)) * LETTER, WIDEST_NAME);
  const figures = chart.series.flatMap(({ data }) => data.map((value) => bareText(chart, value).length));
  const figure = beside === 1 ? Math.max(...figures, 0) * LETTER * 1.1 : 0;
  return Math.ceil(Math.max(10 + 14 * beside, name + 8, figure + 6));
}
