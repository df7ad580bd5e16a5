import type { EChartsOption, SeriesOption } from 'echarts';
import type { EChartsType } from 'echarts/core';
import { BAND } from '../dressed/chosen.ts';
import { insideOf, type Axis, type Inside, type Mark, type Series } from './engine-inside.ts';

type Formatter = (point: { dataIndex: number }) => string;
interface Look {
  readonly color?: string;
  readonly opacity?: number;
}
interface Label extends Look {
  readonly show?: boolean;
  readonly formatter?: Formatter;
}
interface Figure {
  readonly value: number | string;
  readonly itemStyle?: Look;
  readonly label?: Label;
}
type Datum = number | string | null | Figure;

/** What is read of a series of bars or lines. */
interface Drawn {
  readonly id?: string;
  readonly type?: string;
  readonly stack?: string;
  readonly data?: readonly Datum[];
  readonly itemStyle?: Look;
  readonly label?: Label;
  readonly endLabel?: Label;
  readonly showSymbol?: boolean;
  readonly markArea?: { readonly data?: readonly (readonly { readonly xAxis: number }[])[] };
}

/** Changes what is drawn. */
type Paint = () => void;

/**
 * Paints the figures of `next` on the marks of `before`, which are drawn; false, with nothing done, where that cannot be: marks that come or go, look otherwise or lie on each other, figures beyond
 * the axes, and whatever is no bar, line or band.
 */
export function paintFigures(
  engine: EChartsType,
  before: readonly SeriesOption[],
  next: readonly SeriesOption[],
  { tooltip }: Pick<EChartsOption, 'tooltip'>,
): boolean {
  if (before.length !== next.length || next.length === 0) return false;
  const inside = insideOf(engine);
  const model = inside.getModel();
  const paints: Paint[] = [];
  for (const [at, series] of next.entries()) {
    const [was, now] = [before[at] as Drawn, series as Drawn];
    const drawn = model.getSeriesByIndex(at);
    const paint = drawn && was.type === now.type ? paintOf(inside, drawn, was, now) : null;
    if (!paint) return false;
    paints.push(paint);
  }
  for (const paint of paints) paint();
  // Its words are of the figures that it was written for.
  const { formatter } = ([tooltip].flat()[0] ?? {}) as { formatter?: unknown };
  if (formatter) model.getComponent('tooltip')?.mergeOption({ formatter });
  return true;
}

function paintOf(inside: Inside, drawn: Series, was: Drawn, now: Drawn): Paint | null {
  if (formOf(was) !== formOf(now)) return null;
  if (now.id === BAND) return bandOf(inside, drawn, now);
  if (now.data?.length === 0) return () => {};
  if (now.stack !== undefined || drawn.coordinateSystem?.type !== 'cartesian2d') return null;
  if (now.type === 'bar') return barsOf(drawn, now);
  return now.type === 'line' && now.endLabel?.show !== true ? lineOf(inside, drawn, was, now) : null;
}

const forms = new WeakMap<Drawn, string>();

/** What a series is beside its figures, what they come to, and how far bars step back. */
function formOf(series: Drawn): string {
  const known = forms.get(series);
  if (known !== undefined) return known;
  const { data = [], markArea, ...rest } = series;
  const form = JSON.stringify([
    rest,
    data.map(series.type === 'bar' ? barForm : pointForm),
    series.id === BAND ? markArea?.data?.length : markArea,
  ]);
  forms.set(series, form);
  return form;
}

const figureOf = (datum: Datum): Partial<Figure> =>
  typeof datum === 'object' && datum !== null ? datum : { value: datum ?? '-' };

function barForm(datum: Datum): unknown {
  const { value: _, itemStyle, label, ...rest } = figureOf(datum);
  const { opacity: _faint, ...style } = itemStyle ?? {};
  const { opacity: _pale, color: _ink, ...words } = label ?? {};
  return [rest, style, words];
}

const pointForm = (datum: Datum): unknown => {
  const { value: _, ...rest } = figureOf(datum);
  return rest;
};

function valueOf(datum: Datum): number | null {
  const { value } = figureOf(datum);
  return typeof value === 'number' ? value : null;
}

/** Where a value stands on an axis, in px of the drawing. */
const placeOn = (axis: Axis, value: number): number => axis.toGlobalCoord(axis.dataToCoord(value));

/** The axis of a series' figures, where all of them stand on it. */
function axisOf({ coordinateSystem: plot }: Series, values: readonly (number | null)[]): Axis | null {
  const axis = plot?.getOtherAxis(plot.getBaseAxis());
  if (!axis) return null;
  const [low, high] = axis.scale.getExtent();
  return values.every((value) => value === null || (value >= low && value <= high)) ? axis : null;
}

function barsOf(drawn: Series, { data = [], itemStyle, label }: Drawn): Paint | null {
  const values = data.map(valueOf);
  const marks = drawn.getData();
  const axis = axisOf(drawn, values);
  if (!axis || marks.count() !== values.length) return null;
  if (values.some((value, at) => value !== null && !marks.getItemGraphicEl(at))) return null;
  const lying = axis.isHorizontal();
  return () => {
    for (const [at, value] of values.entries()) {
      const mark = marks.getItemGraphicEl(at);
      const layout = marks.getItemLayout(at);
      if (!mark || !layout) continue;
      const end = value === null ? (lying ? layout.x : layout.y) : placeOn(axis, value);
      const shape = lying ? { ...layout, width: end - layout.x } : { ...layout, height: end - layout.y };
      marks.setItemLayout(at, shape);
      mark.stopAnimation();
      mark.setShape(shape);
      const own = figureOf(data[at] ?? null);
      const { opacity = 1 } = { ...itemStyle, ...own.itemStyle };
      mark.setStyle({ opacity });
      const words = { ...label, ...own.label };
      if (!words.show || !words.formatter) continue;
      mark.getTextContent()?.setStyle({
        text: value === null ? '' : words.formatter({ dataIndex: at }),
        fill: words.color,
        opacity: words.opacity ?? opacity,
      });
    }
  };
}

function lineOf(
  inside: Inside,
  drawn: Series,
  { data: before = [] }: Drawn,
  { data = [], showSymbol = false }: Drawn,
): Paint | null {
  const values = data.map(valueOf);
  const marks = drawn.getData();
  const points = marks.getLayout('points');
  const axis = axisOf(drawn, values);
  const along = drawn.coordinateSystem?.getBaseAxis();
  if (!axis || !along || points?.length !== 2 * values.length) return null;
  const comes = (value: number | null, at: number) =>
    value !== null && valueOf(before[at] ?? null) === null && !marks.getItemGraphicEl(at);
  if (showSymbol && values.some(comes)) return null;
  const strokes: Mark[] = [];
  inside.getViewOfSeriesModel(drawn)?.group.traverse((mark) => {
    if (mark.type === 'ec-polyline' || mark.type === 'ec-polygon') strokes.push(mark);
  });
  if (strokes.length === 0) return null;
  return () => {
    for (const [at, value] of values.entries()) {
      const [x, y] = value === null ? [Number.NaN, Number.NaN] : [placeOn(along, at), placeOn(axis, value)];
      points[2 * at] = x;
      points[2 * at + 1] = y;
      const symbol = marks.getItemGraphicEl(at);
      if (!symbol) continue;
      symbol.stopAnimation();
      if (value !== null) symbol.attr({ x, y });
      // One that has no figure stays, as small as can be: the engine gives it its size again.
      const size = value === null ? 0 : sizeOf(marks.getItemVisual(at, 'symbolSize')) / 2;
      const outline = symbol.childAt?.(0);
      outline?.stopAnimation();
      outline?.attr({ scaleX: size, scaleY: size });
    }
    for (const stroke of strokes) {
      stroke.stopAnimation();
      stroke.setShape({ points });
    }
  };
}

const sizeOf = (size: number | readonly number[]): number =>
  typeof size === 'number' ? size : (size[0] ?? 0);

/** As many spans as stand there, over other labels. */
function bandOf(inside: Inside, drawn: Series, { markArea }: Drawn): Paint | null {
  const spans = markArea?.data ?? [];
  const component = inside.getModel().getComponent('markArea');
  const group = component && inside.getViewOfComponentModel(component)?.markerGroupMap?.get(drawn.id)?.group;
  const axis = drawn.coordinateSystem?.getBaseAxis();
  if (!group || !axis || group.childCount() !== spans.length) return null;
  return () => {
    for (const [at, [from, until]] of spans.entries()) {
      const mark = group.childAt(at);
      const [first, , last] = (mark?.shape?.points ?? []) as readonly (readonly number[])[];
      const [top, foot] = [first?.[1] ?? 0, last?.[1] ?? 0];
      const [left, right] = [from, until].map((end) => placeOn(axis, end?.xAxis ?? 0)) as [number, number];
      mark?.stopAnimation();
      const points = [
        [left, top],
        [right, top],
        [right, foot],
        [left, foot],
      ];
      mark?.setShape({ points });
    }
  };
}
