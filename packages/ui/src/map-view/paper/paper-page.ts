/** Papers of the map's sheet, mm: their long and their short side. */
export const PAPERS = {
  a4: { label: 'A4', long: 297, short: 210 },
  a3: { label: 'A3', long: 420, short: 297 },
} as const;

export type PaperName = keyof typeof PAPERS;

/** A paper, on its side or standing up. */
export interface Paper {
  readonly name: PaperName;
  readonly upright: boolean;
}

/** A place on the paper, mm from its top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 10;
/** Title, filters and scale. */
const HEAD = 24;
/** Sources. */
const FOOT = 10;
const LEGEND = 62;
const GAP = 5;

/** Pixels of the map's picture to a millimetre: 152 to the inch. */
export const PIXELS_A_MM = 6;

/** Where everything stands on a paper. */
export function pageOf({ name, upright }: Paper): {
  readonly width: number;
  readonly height: number;
  readonly map: Place;
  readonly head: Place;
  readonly legend: Place;
  readonly foot: Place;
} {
  const { long, short } = PAPERS[name];
  const [width, height] = upright ? [short, long] : [long, short];
  const room = width - 2 * MARGIN;
  const y = MARGIN + HEAD;
  const high = height - y - FOOT - MARGIN;
  const wide = room - LEGEND - GAP;
  return {
    width,
    height,
    head: { x: MARGIN, y: MARGIN, width: room, height: HEAD },
    map: { x: MARGIN, y, width: wide, height: high },
    legend: { x: MARGIN + wide + GAP, y, width: LEGEND, height: high },
    foot: { x: MARGIN, y: y + high, width: room, height: FOOT },
  };
}

/** Scales that are offered: so many metres in the field are one on the paper. */
export const PAPER_SCALES = [
  5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000,
  20_000_000, 40_000_000,
] as const;

/** Metres in the field that a pixel of the map's picture is worth at a scale. */
export const metresAPixel = (scale: number): number => scale / 1000 / PIXELS_A_MM;

/** The largest scale at which so many metres across and up still stand on the paper; the smallest one when they never do. */
export function scaleThatHolds(metres: { width: number; height: number }, paper: Paper): number {
  const { map } = pageOf(paper);
  const needed = Math.max(metres.width / map.width, metres.height / map.height) * 1000;
  return PAPER_SCALES.find((scale) => scale >= needed) ?? PAPER_SCALES.at(-1) ?? needed;
}
