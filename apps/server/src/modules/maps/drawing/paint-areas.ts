import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { LayerLook } from '@fonte/contracts';
import { Dots } from './dots.ts';
import type { Frame } from '../shapes/frame.ts';
import type { Shapes } from '../shapes/read-shapes.ts';

const WIDTH = 2.5;
const CASING = 2;
/** Below it an area is a block of pixels, below the second a spot of its edge's colour, below the third it has neither casing nor dash. Pixels. */
const BLOCK = 3;
const SPOT = 8;
const SMALL = 14;

/** Draws areas: a dot for one under a pixel, a block for a tiny one, then fill, hatch, casing and edge. `dots` are those of the class so far. */
export function paintAreas(
  context: SKRSContext2D,
  shapes: Shapes,
  look: LayerLook,
  frame: Frame,
  dots = new Dots(frame),
): void {
  const edge = look.stroke ?? look.fill ?? '#000000';
  const side = Math.max(1, Math.round(2 * frame.scale));
  for (let at = 0; at < shapes.points.length; at += 2)
    dots.add(shapes.points[at]!, shapes.points[at + 1]!, side);
  const spots: number[] = [];
  const small: Path2D[] = [];
  const large: Path2D[] = [];
  for (let area = 0; area < shapes.areas.length; area += 1) {
    const [west, north, east, south] = shapes.bounds.subarray(area * 4, area * 4 + 4) as unknown as Bounds;
    if (east < -8 || south < -8 || west > frame.width + 8 || north > frame.height + 8) continue;
    const size = Math.max(east - west, south - north) / frame.scale;
    if (size < BLOCK) dots.add((west + east) / 2, (north + south) / 2, Math.max(side, Math.round(size)));
    else if (size < SPOT) spots.push(area);
    else (size < SMALL ? small : large).push(tracedOn(new Path2D(), shapes, area));
  }
  dots.paint(context, edge, 0.9);
  paintSpots(context, shapes, spots, edge);
  paintSmall(context, small, look, edge, frame.scale);
  paintLarge(context, large, look, edge, frame.scale);
}

type Bounds = [west: number, north: number, east: number, south: number];

/** Lays an area's rings on a path. */
function tracedOn<Pen extends Pick<Path2D, 'moveTo' | 'lineTo' | 'closePath'>>(
  path: Pen,
  shapes: Shapes,
  area: number,
): Pen {
  const { corners, rings } = shapes;
  const firstRing = area === 0 ? 0 : shapes.areas[area - 1]!;
  let at = firstRing === 0 ? 0 : rings[firstRing - 1]!;
  for (let ring = firstRing; ring < shapes.areas[area]!; ring += 1) {
    const end = rings[ring]!;
    path.moveTo(corners[at]!, corners[at + 1]!);
    for (at += 2; at < end; at += 2) path.lineTo(corners[at]!, corners[at + 1]!);
    path.closePath();
  }
  return path;
}

/** Many and small: one stroke of the brush each. */
function paintSpots(context: SKRSContext2D, shapes: Shapes, areas: readonly number[], color: string): void {
  context.fillStyle = color;
  context.globalAlpha = 0.7;
  for (const area of areas) {
    context.beginPath();
    tracedOn(context, shapes, area);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- the canvas's fill()
    context.fill();
  }
  context.globalAlpha = 1;
}

function paintSmall(
  context: SKRSContext2D,
  paths: readonly Path2D[],
  look: LayerLook,
  edge: string,
  scale: number,
): void {
  if (paths.length === 0) return;
  context.lineWidth = 1.2 * scale;
  context.strokeStyle = edge;
  context.fillStyle = look.fill ?? edge;
  for (const path of paths) {
    fillPath(context, path, Math.max(0.25, look.fillOpacity ?? 0));
    context.stroke(path);
  }
}

function paintLarge(
  context: SKRSContext2D,
  paths: readonly Path2D[],
  look: LayerLook,
  edge: string,
  scale: number,
): void {
  if (paths.length === 0) return;
  const width = (look.width ?? WIDTH) * scale;
  context.lineJoin = 'round';
  if (look.casing) {
    context.strokeStyle = look.casing;
    context.lineWidth = width + CASING * scale;
    for (const path of paths) context.stroke(path);
  }
  const opacity = look.fillOpacity ?? (look.fill ? 1 : 0);
  if (opacity > 0) {
    const color = look.fill ?? edge;
    context.fillStyle = look.hatch ? hatch(context, color, opacity, scale) : color;
    for (const path of paths) fillPath(context, path, look.hatch ? 1 : opacity);
  }
  context.strokeStyle = edge;
  context.lineWidth = width;
  if (look.dash) context.setLineDash(look.dash.map((step) => step * scale));
  for (const path of paths) context.stroke(path);
  context.setLineDash([]);
}

function fillPath(context: SKRSContext2D, path: Path2D, opacity: number): void {
  context.globalAlpha = opacity;
  // Holes are holes whichever way their rings run. The rule takes the canvas's fill() for an array's.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  context.fill(path, 'evenodd');
  context.globalAlpha = 1;
}

/** Slanting lines on a lighter ground, aligned to the picture so that neighbouring tiles meet. */
function hatch(context: SKRSContext2D, color: string, opacity: number, scale: number) {
  const side = Math.round(8 * scale);
  const tile = createCanvas(side, side);
  const ink = tile.getContext('2d');
  ink.fillStyle = color;
  ink.globalAlpha = opacity * 0.4;
  ink.fillRect(0, 0, side, side);
  ink.globalAlpha = 1;
  ink.strokeStyle = color;
  ink.lineWidth = 1.4 * scale;
  ink.beginPath();
  for (const offset of [-side, 0, side]) {
    ink.moveTo(offset, side);
    ink.lineTo(offset + side, 0);
  }
  ink.stroke();
  return context.createPattern(tile, 'repeat')!;
}
