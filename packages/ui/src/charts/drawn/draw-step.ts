import type { EChartsOption, SeriesOption } from 'echarts';
import type { ChartDescription, StepDrawing } from '../described/chart-description.ts';
import { paintFigures } from './paint-figures.ts';

/** What the axes of a chart are for: its figures without a choice. */
export interface Whole {
  /** Which those are; undefined where nothing is known of them. */
  readonly of: object | undefined;
  readonly chart: () => ChartDescription | null;
}

interface Standing {
  /** What all of it was last drawn by, and its series since. */
  readonly given: EChartsOption | undefined;
  series: readonly SeriesOption[];
  /** The figures that its axes were drawn for. */
  whole: object | undefined;
}

const standing = new WeakMap<StepDrawing['engine'], Standing>();

const seriesOf = (option: EChartsOption | undefined): readonly SeriesOption[] =>
  [option?.series ?? []].flat();

/** What stands in a chart: its steps, unless it was drawn anew since. */
function standingIn(drawing: StepDrawing): Standing {
  const known = standing.get(drawing.engine);
  const given = drawing.standing();
  if (known?.given === given && known) return known;
  const fresh: Standing = { given, series: seriesOf(given), whole: undefined };
  standing.set(drawing.engine, fresh);
  return fresh;
}

/** What a drawing's series and axes are: a step with the same ones changes figures alone. */
const frameOf = (option: EChartsOption): string =>
  JSON.stringify([
    seriesOf(option).map(({ type, name, id }) => [type, name, id]),
    option.xAxis,
    option.yAxis,
  ]);

/**
 * One of many drawings a second. What it costs is the engine's way from an option to marks, so that figures that change are painted on the marks that stand, on axes that stand. Once they reach
 * beyond those the chart has the axes of all its figures, and where that is not enough, or marks come and go, the engine draws its series, or all of it.
 */
export function drawStep(drawing: StepDrawing, chart: ChartDescription, whole: Whole): void {
  const option = drawing.optionOf(chart);
  if (!option) return;
  if (!painted(drawing, option) && !(widened(drawing, whole) && painted(drawing, option))) {
    const there = standingIn(drawing);
    const anew = !there.given || frameOf(there.given) !== frameOf(option);
    drawing.draw(chart, option, anew);
    if (anew) standingIn(drawing).whole = there.whole;
    else there.series = seriesOf(option);
  }
  drawing.engine.getZr().flush();
}

/** What its marks stand at. */
const labelsOf = ({ xAxis, yAxis }: EChartsOption): string =>
  JSON.stringify([xAxis, yAxis].flat().map((axis) => (axis as { data?: unknown } | undefined)?.data ?? null));

function painted(drawing: StepDrawing, option: EChartsOption): boolean {
  const there = standingIn(drawing);
  // Figures of other labels are other marks, however many they are.
  if (!there.given || labelsOf(there.given) !== labelsOf(option)) return false;
  const series = seriesOf(option);
  if (!paintFigures(drawing.engine, there.series, series, option)) return false;
  there.series = series;
  return true;
}

/** Draws all figures, for axes that choices of them stand on: once for each hand that moves. */
function widened(drawing: StepDrawing, whole: Whole): boolean {
  if (whole.of === undefined || standingIn(drawing).whole === whole.of) return false;
  const chart = whole.chart();
  const option = chart && drawing.optionOf(chart);
  if (!option) return false;
  drawing.draw(chart, option, true);
  standingIn(drawing).whole = whole.of;
  return true;
}
