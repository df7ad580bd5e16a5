import type { Polygon, Position } from 'geojson';
import { metresPerDegree } from './shapes.ts';

type Point = readonly [east: number, north: number];

/** From where on rule 13412 finds what two outlines share, ha. */
const SHARED = 0.1;
const M2_PER_HA = 10_000;
/** Side of the squares by which outlines are looked up, degrees: about as wide as a large farm. */
const SQUARE = 0.05;

interface Drawn {
  readonly cod: string;
  readonly ring: readonly Position[];
}

/** Outlines as they are drawn, in memory: what each lies over of those before it. */
export class Outlines {
  readonly #bySquare = new Map<string, Drawn[]>();

  /** Takes a farm's outline, and gives the farms before it with whose outlines it shares more than 0.1 ha. Some square metres from the limit the database may find otherwise. */
  add(cod: string, { coordinates: [ring = []] }: Polygon): string[] {
    const near = new Set<Drawn>();
    const drawn = { cod, ring };
    for (const square of squaresOf(ring)) {
      const there = this.#bySquare.get(square) ?? [];
      for (const one of there) near.add(one);
      this.#bySquare.set(square, [...there, drawn]);
    }
    return [...near].flatMap((one) =>
      one.cod !== cod && sharedHectares(one.ring, ring) > SHARED ? [one.cod] : [],
    );
  }
}

/** The squares that a ring's box lies in. */
function squaresOf(ring: readonly Position[]): string[] {
  const of = (axis: 0 | 1): number[] => {
    const places = ring.map((point) => Math.floor((point[axis] ?? 0) / SQUARE));
    const first = Math.min(...places);
    return Array.from({ length: Math.max(...places) - first + 1 }, (_, i) => first + i);
  };
  const rows = of(1);
  return of(0).flatMap((column) => rows.map((row) => `${column} ${row}`));
}

/**
 * Hectares that two closed rings share, neither of which crosses itself. Each is the sum of the triangles between its first point and its edges, those that turn
 * the other way taken off; so what they share is that of each triangle with each.
 */
export function sharedHectares(one: readonly Position[], other: readonly Position[]): number {
  const [east, north] = metresPerDegree(one[0]?.[1] ?? 0);
  const [lon = 0, lat = 0] = one[0] ?? [];
  const onPlane = (ring: readonly Position[]): Point[] =>
    ring.map(([x = 0, y = 0]) => [(x - lon) * east, (y - lat) * north]);
  const [a, b] = [fanOf(onPlane(one)), fanOf(onPlane(other))];
  const sum = a.reduce(
    (all, left) => all + b.reduce((part, right) => part + left.sign * right.sign * common(left, right), 0),
    0,
  );
  return Math.abs(sum) / M2_PER_HA;
}

/** A triangle that turns to the left, and whether it is one that does so in its ring. */
interface Triangle {
  readonly sign: 1 | -1;
  readonly points: readonly [Point, Point, Point];
}

function fanOf(ring: readonly Point[]): Triangle[] {
  const [first] = ring;
  if (!first) return [];
  return ring.slice(1, -1).map((from, i): Triangle => {
    const to = ring[i + 2] ?? first;
    return twice(first, from, to) < 0
      ? { sign: -1, points: [first, to, from] }
      : { sign: 1, points: [first, from, to] };
  });
}

/** Square metres that two triangles share. */
function common({ points: [a, b, c] }: Triangle, { points }: Triangle): number {
  const left = leftOf(leftOf(leftOf(points, a, b), b, c), c, a);
  const [first] = left;
  return first
    ? left.reduce((sum, point, i) => sum + twice(first, point, left[(i + 1) % left.length] ?? first), 0) / 2
    : 0;
}

/** What of a convex ring lies left of the line from `a` to `b`. */
function leftOf(ring: readonly Point[], a: Point, b: Point): Point[] {
  return ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    const [before, after] = [twice(a, b, from), twice(a, b, to)];
    const kept = before >= 0 ? [from] : [];
    if (before < 0 === after < 0) return kept;
    const share = before / (before - after);
    return [...kept, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const];
  });
}

/** Twice the area of a triangle; negative where it turns to the right. */
const twice = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
