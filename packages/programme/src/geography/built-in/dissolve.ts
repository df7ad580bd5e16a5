import type { MultiPolygon } from 'geojson';
import { doubleArea, type Point, type Ring } from './rings.ts';

/** Micro-degrees, about 0.1 m: coordinates are brought to it so that neighbours share their vertices exactly. */
const GRID = 1e6;
/** Rings smaller than this (square degrees, some 1 000 m²) are crumbs of cutting. */
const CRUMB = 1e-7;

const key = ([x, y]: Point): string => `${x},${y}`;
const onGrid = ([x, y]: Point): Point => [Math.round(x * GRID) / GRID, Math.round(y * GRID) / GRID];

/** The ring on the grid without repeated points; nothing when it has no area. */
export function snapped(ring: Ring): Ring[] {
  const points = ring.map(onGrid);
  const kept = points.filter(
    (p, i) => key(p) !== key(points[(i + points.length - 1) % points.length] as Point),
  );
  return kept.length >= 3 && Math.abs(doubleArea(kept)) > CRUMB ? [kept] : [];
}

function contains(ring: Ring, [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [ax, ay] = ring[i] as Point;
    const [bx, by] = ring[j] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Directed edges of the rings by their start, without those that two rings run in opposite directions. */
function outerEdges(rings: readonly Ring[]): Map<string, Point[]> {
  const edges = new Map<string, readonly [Point, Point]>();
  for (const ring of rings) {
    for (const [i, a] of ring.entries()) {
      const b = ring[(i + 1) % ring.length] as Point;
      if (!edges.delete(`${key(b)} ${key(a)}`)) edges.set(`${key(a)} ${key(b)}`, [a, b]);
    }
  }
  const byStart = new Map<string, Point[]>();
  for (const [a, b] of edges.values()) byStart.set(key(a), [...(byStart.get(key(a)) ?? []), b]);
  return byStart;
}

/** Follows the edges from one vertex; a vertex met again cuts off the loop since then, so that no ring touches itself. */
function walk(byStart: Map<string, Point[]>, start: Point): Ring[] {
  const rings: Ring[] = [];
  const path: Point[] = [start];
  const placeOf = new Map([[key(start), 0]]);
  for (let at = start; ;) {
    const to = byStart.get(key(at))?.pop();
    if (!to) throw new Error(`dissolve: no way on from ${key(at)}`);
    const met = placeOf.get(key(to));
    if (met === undefined) {
      placeOf.set(key(to), path.push(to) - 1);
    } else {
      const loop = path.splice(met + 1);
      for (const point of loop) placeOf.delete(key(point));
      rings.push([path[met] as Point, ...loop]);
      if (met === 0) return rings;
    }
    at = to;
  }
}

const middle = ([a, b]: Ring): Point => [
  ((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2,
  ((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2,
];

/**
 * The union of rings that touch along whole edges and do not overlap, outer ones counter-clockwise and holes clockwise:
 * edges that two of them share go, the others are joined into rings again.
 */
export function dissolve(rings: readonly Ring[]): MultiPolygon {
  const byStart = outerEdges(rings.flatMap(snapped));
  const closed: Ring[] = [];
  for (const [start, ways] of byStart) {
    while (ways.length > 0) closed.push(...walk(byStart, start.split(',').map(Number) as unknown as Point));
  }
  const outer = closed
    .filter((ring) => doubleArea(ring) > CRUMB)
    .map((ring) => ({ ring, holes: [] as Ring[] }));
  for (const hole of closed.filter((ring) => doubleArea(ring) < -CRUMB)) {
    outer.find(({ ring }) => contains(ring, middle(hole)))?.holes.push(hole);
  }
  return {
    type: 'MultiPolygon',
    coordinates: outer.map(({ ring, holes }) => [ring, ...holes].map((part) => closedRing(part))),
  };
}

function closedRing(ring: Ring): number[][] {
  return [...ring, ring[0] as Point].map(([x, y]) => [x, y]);
}
