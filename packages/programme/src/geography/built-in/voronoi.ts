import { Delaunay } from 'd3-delaunay';
import type { MultiPolygon } from 'geojson';
import { insideConvex } from './convex-clip.ts';
import { counterClockwise, openRing, orientedRings, type Point, type Ring } from './rings.ts';

/** Bounds of the cells in degrees, well outside Brazil. */
const BOUNDS = [-90, -50, -20, 20] as const;

/** Nearer in degrees of longitude shrunk by this factor, so that distances are about true at 15 degrees south. */
export const LON_SCALE = Math.cos((15 * Math.PI) / 180);

interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

function boxOf(ring: Ring): Box {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return { west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) };
}
const apart = (a: Box, b: Box): boolean =>
  a.east < b.west || b.east < a.west || a.north < b.south || b.north < a.south;

/**
 * Voronoi cells of the points (longitude, latitude), each cut at the outline: for every point the counter-clockwise
 * rings of its part, holes clockwise.
 */
export function voronoiInside(points: readonly Point[], outline: MultiPolygon): Ring[][] {
  const [west, south, east, north] = BOUNDS;
  const voronoi = Delaunay.from(points.map(([x, y]) => [x * LON_SCALE, y])).voronoi([
    west,
    south,
    east,
    north,
  ]);
  const land = outline.coordinates.map((polygon) => {
    const rings = orientedRings(polygon);
    return { rings, box: boxOf(rings[0] ?? []) };
  });
  return points.map((_, i) => {
    const scaled = counterClockwise(openRing(voronoi.cellPolygon(i)));
    const cell = scaled.map(([x, y]): Point => [x / LON_SCALE, y]);
    const box = boxOf(cell);
    return land.flatMap((part) => (apart(part.box, box) ? [] : insideConvex(part.rings, cell)));
  });
}
