import type { Shapes } from '../shapes/read-shapes.ts';
import { clipRing, type Corners } from './clip-ring.ts';

/** Units of a vector tile's side, and how many more are kept around it. */
export const EXTENT = 4096;
export const BUFFER = 256;

const POINT = 1;
const POLYGON = 3;
const MOVE_TO = 1;
const LINE_TO = 2;
const CLOSE = 15;

/** A feature's geometry in the commands of a vector tile; undefined when nothing of it lies in the tile. */
export function encodeGeometry(shapes: Shapes): { type: number; commands: number[] } | undefined {
  if (shapes.areas.length === 0) return encodePoints(shapes.points);
  const cursor: [number, number] = [0, 0];
  const commands: number[] = [];
  let ring = 0;
  for (const lastRing of shapes.areas) {
    let outer = true;
    for (; ring < lastRing; ring += 1) {
      const start = ring === 0 ? 0 : shapes.rings[ring - 1]!;
      const corners = whole(
        clipRing(open(shapes.corners.subarray(start, shapes.rings[ring])), -BUFFER, EXTENT + BUFFER),
      );
      // Without its outer ring a hole is a hole in nothing.
      if (corners.length < 6 && outer) {
        ring = lastRing;
        break;
      }
      if (corners.length >= 6) writeRing(commands, wound(corners, outer), cursor);
      outer = false;
    }
  }
  if (commands.length > 0) return { type: POLYGON, commands };
  return encodePoints(collapsed(shapes));
}

function encodePoints(points: ArrayLike<number>): { type: number; commands: number[] } | undefined {
  const kept: number[] = [];
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [Math.round(points[at]!), Math.round(points[at + 1]!)];
    if (x >= -BUFFER && y >= -BUFFER && x <= EXTENT + BUFFER && y <= EXTENT + BUFFER) kept.push(x, y);
  }
  if (kept.length === 0) return undefined;
  const commands = [MOVE_TO + (kept.length / 2) * 8];
  const cursor: [number, number] = [0, 0];
  for (let at = 0; at < kept.length; at += 2) step(commands, kept[at]!, kept[at + 1]!, cursor);
  return { type: POINT, commands };
}

/** Areas that no corner is left of, as points: nothing vanishes. */
function collapsed({ bounds }: Shapes): number[] {
  const places: number[] = [];
  for (let at = 0; at < bounds.length; at += 4) {
    const [west, north, east, south] = bounds.subarray(at, at + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    if (east - west < 2 && south - north < 2) places.push((west + east) / 2, (north + south) / 2);
  }
  return places;
}

function open(ring: Float64Array): Corners {
  const last = ring.length - 2;
  const closed = last > 0 && ring[0] === ring[last] && ring[1] === ring[last + 1];
  return Array.from(closed ? ring.subarray(0, last) : ring);
}

/** Whole units, no corner twice in a row; empty when what is left has no area. */
function whole(ring: Corners): number[] {
  const kept: number[] = [];
  for (let at = 0; at < ring.length; at += 2) {
    const [x, y] = [Math.round(ring[at]!), Math.round(ring[at + 1]!)];
    if (kept.length > 0 && kept.at(-2) === x && kept.at(-1) === y) continue;
    kept.push(x, y);
  }
  while (kept.length > 2 && kept[0] === kept.at(-2) && kept[1] === kept.at(-1)) kept.length -= 2;
  return kept.length < 6 || doubleArea(kept) === 0 ? [] : kept;
}

/** Outer rings have a positive area where y grows downwards, holes a negative one. */
function wound(ring: number[], outer: boolean): number[] {
  if (doubleArea(ring) > 0 === outer) return ring;
  const turned: number[] = [];
  for (let at = ring.length - 2; at >= 0; at -= 2) turned.push(ring[at]!, ring[at + 1]!);
  return turned;
}

function doubleArea(ring: readonly number[]): number {
  let sum = 0;
  let before = ring.length - 2;
  for (let at = 0; at < ring.length; at += 2) {
    sum += ring[before]! * ring[at + 1]! - ring[at]! * ring[before + 1]!;
    before = at;
  }
  return sum;
}

function writeRing(commands: number[], ring: readonly number[], cursor: [number, number]): void {
  commands.push(MOVE_TO + 8);
  step(commands, ring[0]!, ring[1]!, cursor);
  commands.push(LINE_TO + (ring.length / 2 - 1) * 8);
  for (let at = 2; at < ring.length; at += 2) step(commands, ring[at]!, ring[at + 1]!, cursor);
  commands.push(CLOSE);
}

function step(commands: number[], x: number, y: number, cursor: [number, number]): void {
  commands.push(zigzag(x - cursor[0]), zigzag(y - cursor[1]));
  [cursor[0], cursor[1]] = [x, y];
}

const zigzag = (value: number): number => (value < 0 ? -value * 2 - 1 : value * 2);
