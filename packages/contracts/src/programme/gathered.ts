// How many points of several states are shown from afar, wherever they are drawn: in the browser, and in the pictures and tiles of the map services (docs/decisions/0010, 0105).

/** From this zoom on every point is drawn; from further away their white rings would lie over each other in one clump. */
export const GATHER_BELOW = 7;

/** So few points are told apart from everywhere. */
export const FEW_POINTS = 60;

/** Zooms that were flown to, and tiles asked for by written corners, are a hair off. */
export const isAfar = (zoom: number): boolean => zoom < GATHER_BELOW - 0.01;

/** A region's mark as it is drawn. */
export interface GatheredMark {
  readonly region: string;
  readonly count: number;
  /** How many of each colour, in the legend's order. */
  readonly parts: readonly (readonly [color: string, count: number])[];
}

/** Radius of a region's mark in px: its name and its count stand in it at 12 px, and ten times as many are a little more. */
export const gatheredRadius = (count: number): number => 18 + 2.5 * Math.log10(count);

/** Rings from outside in, px: the white one of every mark, and the one that is divided by situation. */
export const GATHERED_HALO = 1.6;
const RING = 4;

const GROUND = '#12372A';
const INK = '#fff';

/** What is drawn with: a canvas of the browser or of the server. */
export interface GatheredPen {
  fillStyle: unknown;
  font: unknown;
  textAlign: unknown;
  textBaseline: unknown;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  scale(x: number, y: number): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  fill(): void;
  fillText(text: string, x: number, y: number): void;
}

/** Draws a region's mark at a pixel: its name, how many points (`written`, in the letters of `family`), and round them a ring of their situations' colours. */
export function drawGatheredMark(
  pen: GatheredPen,
  { region, count, parts }: GatheredMark,
  [x, y, scale]: readonly [x: number, y: number, scale: number],
  written: string,
  family: string,
): void {
  const radius = gatheredRadius(count);
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  disk(pen, radius + GATHERED_HALO, INK);
  let from = -Math.PI / 2;
  for (const [color, part] of parts) {
    const to = from + (2 * Math.PI * part) / count;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, radius, from, to);
    pen.fillStyle = color;
    pen.fill();
    from = to;
  }
  disk(pen, radius - RING, GROUND);
  pen.fillStyle = INK;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `400 12px ${family}`;
  pen.fillText(region, 0, -6);
  pen.font = `600 12px ${family}`;
  pen.fillText(written, 0, 6);
  pen.restore();
}

function disk(pen: GatheredPen, radius: number, color: string): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.fillStyle = color;
  pen.fill();
}
