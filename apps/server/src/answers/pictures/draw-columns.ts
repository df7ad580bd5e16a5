import { formatCompactDecimals, niceSteps } from '@fonte/pt-br';
import { bounds, type Drawn, type DrawnSeries } from './drawn.ts';
import { dashed, INK, TEXT, widthOf, write, type Ink, type Place } from './ink.ts';

const PLOT = 170;
/** Above the plot for the figure of the highest column, and below it for the labels. */
const TOP = 18;
const BOTTOM = 22;
const AIR = 8;
const SMALL = 11;
const DASHES = [[], [6, 3], [2, 3], [8, 3, 2, 3]] as const;

/** Standing bars or lines over time, with a scale on the left. */
export function drawColumns(ink: Ink, drawn: Drawn, { x, y, width }: Place): number {
  const { labels, series, lines } = drawn;
  const { low, high } = bounds(drawn);
  const steps = [...niceSteps(high || 1), ...(low < 0 ? niceSteps(-low).map((one) => -one) : [])];
  const [bottom, top] = [Math.min(...steps), Math.max(...steps)];
  const scale = PLOT / (top - bottom);
  const at = (value: number): number => y + TOP + (top - value) * scale;
  const names = steps.map((one) => formatCompactDecimals(one));
  const left = x + Math.max(...names.map((one) => widthOf(ink, one, SMALL))) + AIR;
  steps.forEach((step, place) => {
    ink.fillStyle = step === 0 ? INK.text : INK.line;
    ink.fillRect(left, at(step) - 0.5, x + width - left, 1);
    write(ink, names[place] ?? '', {
      x: left - AIR / 2,
      y: at(step),
      room: left - x,
      align: 'right',
      size: SMALL,
      color: INK.soft,
    });
  });
  const step = (x + width - left) / Math.max(1, labels.length);
  const middle = (index: number): number => left + step * (index + 0.5);
  const widest = Math.max(0, ...labels.map((one) => widthOf(ink, one, SMALL)));
  const every = Math.max(1, Math.ceil((Math.min(widest, 90) + AIR) / step));
  labels.forEach((label, index) => {
    if (index % every > 0) return;
    const room = step * every - 2;
    write(ink, label, { x: middle(index), y: at(bottom) + BOTTOM / 2, room, align: 'center', size: SMALL });
  });
  if (lines) series.forEach((one, order) => drawLine(ink, one, order, middle, at));
  else bars(ink, drawn, { middle, at, step });
  if (series.length === 1) figures(ink, series[0]!, { middle, at, step });
  if (drawn.reference) {
    const level = at(drawn.reference.at);
    dashed(ink, { x: left, y: level }, { x: x + width, y: level });
  }
  return TOP + PLOT + BOTTOM;
}

interface Axes {
  readonly middle: (index: number) => number;
  readonly at: (value: number) => number;
  /** Width of a label's place. */
  readonly step: number;
}

function bars(ink: Ink, { labels, series, stacked }: Drawn, { middle, at, step }: Axes): void {
  const whole = Math.min(step * 0.75, stacked ? 44 : 44 * series.length);
  const bar = stacked ? whole : whole / series.length;
  labels.forEach((_, index) => {
    let [up, down] = [0, 0];
    series.forEach(({ values, color, colors }, order) => {
      const value = values[index] ?? 0;
      const from = stacked ? (value < 0 ? down : up) : 0;
      ink.fillStyle = colors[index] ?? (value < 0 ? INK.negative : color);
      const edge = Math.min(at(from), at(from + value));
      const left = middle(index) - whole / 2 + (stacked ? 0 : order * bar);
      ink.fillRect(left, edge, Math.max(bar - 1, 1), Math.abs(at(from + value) - at(from)));
      if (value < 0) down += value;
      else up += value;
    });
  });
}

/** A line that breaks where there is no figure; told apart by its dashes too. */
function drawLine(
  ink: Ink,
  { values, color }: DrawnSeries,
  order: number,
  middle: Axes['middle'],
  at: Axes['at'],
): void {
  ink.strokeStyle = color;
  ink.fillStyle = color;
  ink.lineWidth = 2;
  ink.setLineDash([...(DASHES[order % DASHES.length] ?? [])]);
  ink.beginPath();
  values.forEach((value, index) => {
    if (value === null) return;
    const before = values[index - 1] ?? null;
    if (before === null) ink.moveTo(middle(index), at(value));
    else ink.lineTo(middle(index), at(value));
  });
  ink.stroke();
  ink.setLineDash([]);
  values.forEach((value, index) => {
    if (value === null) return;
    ink.beginPath();
    ink.arc(middle(index), at(value), 2.5, 0, 2 * Math.PI);
    ink.fill();
  });
}

/** Figures of one series above its columns, where there is room for all of them. */
function figures(ink: Ink, { values, words }: DrawnSeries, { middle, at, step }: Axes): void {
  if (words.some((one) => widthOf(ink, one, SMALL, 600) > step - 2)) return;
  values.forEach((value, index) => {
    if (value === null) return;
    const y = at(Math.max(value, 0)) - TEXT * 0.6;
    write(ink, words[index] ?? '', {
      x: middle(index),
      y,
      room: step,
      align: 'center',
      size: SMALL,
      weight: 600,
    });
  });
}
