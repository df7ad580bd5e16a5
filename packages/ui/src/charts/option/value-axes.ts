import type { ChartDescription } from '../described/chart-description.ts';
import { axisOf, axisUnits } from '../described/axis-units.ts';
import { axisText } from '../described/chart-values.ts';
import { axisTextStyle, valueAxis, type ChartSetting } from './option-base.ts';

/** Height of an axis' figures and its unit, in px. */
const TWO_ROWS = 36;

/** Two value axes, each named by its unit, with zero in one place. */
export function twoAxes(chart: ChartDescription, setting: ChartSetting, horizontal: boolean) {
  const units = axisUnits(chart);
  const extents = sameZero(chart, units);
  return units.map((unit, at) => {
    const axis = valueAxis(setting, (value) => axisText({ ...chart, unit }, value));
    const aside = setting.scrolled && horizontal;
    return {
      ...axis,
      name: unit,
      nameTextStyle: { ...axisTextStyle(setting), align: nameAlign(horizontal, at) },
      ...(horizontal
        ? { nameLocation: 'middle' as const, nameGap: 20 }
        : { nameLocation: 'end' as const, nameGap: 8 }),
      // Where the bars scroll, both stand at the end that is seen first.
      ...(aside ? { position: 'top' as const, offset: at * TWO_ROWS } : {}),
      alignTicks: at === 1,
      ...(at === 1 ? { splitLine: { show: false } } : {}),
      ...extents[at],
      axisLabel: {
        ...axis.axisLabel,
        ...(extents[at] ? { showMinLabel: false, showMaxLabel: false } : {}),
      },
    };
  });
}

/** Room around the plot for the two axes' names, in px. */
export function roomForAxes(
  { scrolled }: ChartSetting,
  horizontal: boolean,
): { top: number; bottom: number } {
  if (!horizontal) return { top: 28, bottom: 4 };
  return scrolled ? { top: 2 * TWO_ROWS, bottom: 4 } : { top: 24, bottom: 24 };
}

const nameAlign = (horizontal: boolean, at: number): 'left' | 'center' | 'right' =>
  horizontal ? 'center' : at === 0 ? 'left' : 'right';

/** Of one chart the zero of both axes must be one line where something is below it; without that each finds its own ends. */
function sameZero(chart: ChartDescription, units: readonly string[]): { min: number; max: number }[] {
  const ranges = units.map((_, at) => {
    const values = chart.series.flatMap(({ data }, number) =>
      axisOf(chart, number) === at ? data.map((value) => value ?? 0) : [],
    );
    return { low: Math.min(0, ...values), high: Math.max(0, ...values) };
  });
  if (ranges.every(({ low }) => low === 0)) return [];
  const below = Math.min(
    0.85,
    Math.max(...ranges.map(({ low, high }) => (low === 0 ? 0 : -low / (high - low)))),
  );
  return ranges.map(({ low, high }) => {
    const max = Math.max(high, (-low * (1 - below)) / below) || 1;
    return { min: (-max * below) / (1 - below), max };
  });
}
