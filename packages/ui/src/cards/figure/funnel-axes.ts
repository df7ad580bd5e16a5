/** Where a funnel's points and lines stand. */

export type FunnelPoint = {
  key: string;
  name: string;
  /** Cases that were to be expected. */
  x: number;
  /** Per cent of them. */
  y: number;
  mark: 'within' | 'outside' | 'few';
};

export type FunnelAxes = {
  /** Ticks; the first is 0, the last where the axis ends. */
  x: readonly number[];
  /** Ticks, 100 among them; the axis goes from `low` to `high`. */
  y: readonly number[];
  low: number;
  high: number;
};

/** What lies above is drawn at the upper edge: one with two cases and five made would press all others together. */
const HIGHEST = 200;
const STEPS = [1, 2, 5];

/** Axes with room for all points. */
export function funnelAxes(points: readonly FunnelPoint[]): FunnelAxes {
  const step = stepOf(Math.max(1, ...points.map(({ x }) => x)) / 4);
  const ticks = Math.max(1, Math.ceil((Math.max(0, ...points.map(({ x }) => x)) * 1.02) / step));
  const tens = (value: number, side: 1 | -1) => side * Math.ceil((side * value + 2) / 10) * 10;
  const low = Math.max(0, tens(Math.min(80, ...points.map(({ y }) => y)), -1));
  const high = Math.min(HIGHEST, tens(Math.max(120, ...points.map(({ y }) => y)), 1));
  const between = high - low > 100 ? 50 : 20;
  return {
    x: Array.from({ length: ticks + 1 }, (_, place) => place * step),
    y: Array.from({ length: 11 }, (_, place) => 100 + (place - 5) * between).filter(
      (tick) => tick >= low && tick <= high,
    ),
    low,
    high,
  };
}

/** A round step, of so much at least. */
function stepOf(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * (STEPS.find((step) => step * power >= least) ?? 10);
}

/** The limit 100 + width ÷ √x as the path of a square of 100. */
export function curve({ x, low, high }: FunnelAxes, width: number): string {
  const most = x.at(-1) ?? 1;
  const points = Array.from({ length: 100 }, (_, place) => {
    const cases = ((place + 1) / 100) * most;
    const limit = 100 + width / Math.sqrt(cases);
    return `${place + 1} ${round(100 - ((limit - low) / (high - low)) * 100)}`;
  });
  return `M${points.join('L')}`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
