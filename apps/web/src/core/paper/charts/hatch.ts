/** Lines and dots by which parts of a drawing stay apart in black and white (docs/design/tokens.md). Lines of their own: a PDF keeps SVG patterns as pictures. */

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const PLAIN = '';
type Hatch = (area: Area) => string;

/** A number as a path writes it. */
const n = (value: number): string => String(Math.round(value * 100) / 100);

const across =
  (gap: number): Hatch =>
  ({ x, y, width, height }) =>
    steps(y, height, gap)
      .map((at) => `M${n(x)} ${n(at)}H${n(x + width)}`)
      .join('');

const upright =
  (gap: number): Hatch =>
  ({ x, y, width, height }) =>
    steps(x, width, gap)
      .map((at) => `M${n(at)} ${n(y)}V${n(y + height)}`)
      .join('');

/** Lines of 45°, cut off at the area's edges: rising, or with −1 falling. */
const slanted =
  (gap: number, way: 1 | -1): Hatch =>
  ({ x, y, width, height }) =>
    steps(0, width + height, gap)
      .map((at) => {
        const from = { x: Math.max(0, at - height), y: Math.min(at, height) };
        const to = { x: Math.min(at, width), y: Math.max(0, at - width) };
        const place = (point: { x: number; y: number }) =>
          `${n(x + point.x)} ${n(way === 1 ? y + point.y : y + height - point.y)}`;
        return `M${place(from)}L${place(to)}`;
      })
      .join('');

/** Lines of no length: a round cap makes each a dot. */
const dots =
  (gap: number): Hatch =>
  ({ x, y, width, height }) =>
    steps(y, height, gap)
      .flatMap((down, row) =>
        steps(x + (row % 2) * (gap / 2), width - (row % 2) * (gap / 2), gap).map(
          (at) => `M${n(at)} ${n(down)}h0`,
        ),
      )
      .join('');

/** Places of lines within a length, none on its edges. */
function steps(from: number, length: number, gap: number): number[] {
  const count = Math.max(0, Math.ceil(length / gap - 0.5));
  return Array.from({ length: count }, (_, index) => from + gap * (index + 0.5)).filter(
    (at) => at < from + length,
  );
}

const HATCHES: readonly Hatch[] = [
  () => PLAIN,
  slanted(6, 1),
  dots(5),
  slanted(6, -1),
  across(4.5),
  (area) => slanted(8, 1)(area) + slanted(8, -1)(area),
  upright(4.5),
  slanted(3.5, 1),
];

/** The lines over a part of a drawing, as a path; none over the first part. Part nine is drawn as the first again. */
export const hatchOf = (part: number, area: Area): string => HATCHES[part % HATCHES.length]?.(area) ?? PLAIN;
