import type { LonLat } from '../map-model.ts';

/** What can be drawn: three ways of measuring an extent, a place, and the two selections (an area is a polygon). */
export type SketchKind = 'line' | 'point' | 'polygon' | 'circle' | 'box';

/** A drawing, finished or not. Circle: middle and a point of its edge; box: two opposite corners. */
export interface Sketch {
  readonly kind: SketchKind;
  readonly vertices: readonly LonLat[];
}

/** GeoJSON of a drawing, in degrees. */
export type SketchGeometry =
  | { type: 'Point'; coordinates: LonLat }
  | { type: 'LineString'; coordinates: LonLat[] }
  | { type: 'Polygon'; coordinates: LonLat[][] };

const NEEDED: Record<SketchKind, number> = { point: 1, line: 2, circle: 2, box: 2, polygon: 3 };
const MOST: Partial<Record<SketchKind, number>> = { point: 1, circle: 2, box: 2 };

/** More vertices than this are not taken: addresses and filters carry them. */
export const MOST_VERTICES = 100;

/** Corners of the polygon that stands for a circle. */
const CIRCLE_CORNERS = 64;
const EARTH_RADIUS_M = 6_371_008.7714;

/** Has as many vertices as its kind needs. */
export const isWhole = ({ kind, vertices }: Sketch): boolean => vertices.length >= NEEDED[kind];

/** Takes no further vertex, so it ends by itself. */
export const isFull = ({ kind, vertices }: Sketch): boolean =>
  vertices.length >= (MOST[kind] ?? MOST_VERTICES);

/** The drawing with one vertex more; the same one twice in a row counts once. */
export function withVertex(sketch: Sketch, at: LonLat): Sketch {
  const last = sketch.vertices.at(-1);
  if (isFull(sketch) || (last && last[0] === at[0] && last[1] === at[1])) return sketch;
  return { ...sketch, vertices: [...sketch.vertices, at] };
}

/** The drawing without its last vertex. */
export const withoutLast = (sketch: Sketch): Sketch => ({
  ...sketch,
  vertices: sketch.vertices.slice(0, -1),
});

/** What is drawn of it; null while there is nothing to see. */
export function geometryOf({ kind, vertices }: Sketch): SketchGeometry | null {
  const [first, second] = vertices;
  if (!first) return null;
  if (kind === 'point' || !second) return { type: 'Point', coordinates: first };
  if (kind === 'line' || (kind === 'polygon' && vertices.length < 3))
    return { type: 'LineString', coordinates: [...vertices] };
  return { type: 'Polygon', coordinates: [ringOf(kind, vertices, first, second)] };
}

function ringOf(kind: SketchKind, vertices: readonly LonLat[], first: LonLat, second: LonLat): LonLat[] {
  if (kind === 'circle') return circleRing(first, sphereMetres(first, second));
  if (kind === 'box') {
    const [west, east] = [Math.min(first[0], second[0]), Math.max(first[0], second[0])];
    const [south, north] = [Math.min(first[1], second[1]), Math.max(first[1], second[1])];
    return [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
  }
  return [...vertices, first];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Distance on the sphere, metres: only to draw circles with; measured lengths are geodesic. */
export function sphereMetres([lon1, lat1]: LonLat, [lon2, lat2]: LonLat): number {
  const half =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lon2 - lon1) / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(half)));
}

function circleRing([lon, lat]: LonLat, metres: number): LonLat[] {
  const angle = metres / EARTH_RADIUS_M;
  const corner = (index: number): LonLat => {
    const bearing = (2 * Math.PI * index) / CIRCLE_CORNERS;
    const north = Math.asin(
      Math.sin(radians(lat)) * Math.cos(angle) + Math.cos(radians(lat)) * Math.sin(angle) * Math.cos(bearing),
    );
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(radians(lat)),
      Math.cos(angle) - Math.sin(radians(lat)) * Math.sin(north),
    );
    return [lon + degrees(east), degrees(north)];
  };
  const ring = Array.from({ length: CIRCLE_CORNERS }, (_, index) => corner(index));
  return [...ring, ring[0] ?? [lon, lat]];
}

/** Whether a drawn outline is an area at all: it does not cross itself, and its corners are not all on one line. */
export function isArea({ kind, vertices }: Sketch): boolean {
  if (kind === 'box') return vertices[0]?.[0] !== vertices[1]?.[0] && vertices[0]?.[1] !== vertices[1]?.[1];
  if (kind !== 'polygon') return true;
  const edges = vertices.map(
    (from, index) => [from, vertices[(index + 1) % vertices.length] ?? from] as const,
  );
  const flat = vertices.every((corner) => turn(vertices[0] ?? corner, vertices[1] ?? corner, corner) === 0);
  return (
    !flat &&
    edges.every((edge, at) =>
      edges.every(
        (other, index) =>
          // Neighbours share a corner.
          index <= at + 1 || (at === 0 && index === edges.length - 1) || !crossing(edge, other),
      ),
    )
  );
}

/** On which side of a line a place lies: above 0 left, below 0 right. */
const turn = (from: LonLat, to: LonLat, at: LonLat): number =>
  (to[0] - from[0]) * (at[1] - from[1]) - (to[1] - from[1]) * (at[0] - from[0]);

type Edge = readonly [LonLat, LonLat];

function crossing([a, b]: Edge, [c, d]: Edge): boolean {
  const apart = (from: Edge, one: LonLat, other: LonLat) => turn(...from, one) * turn(...from, other) > 0;
  const near = (axis: 0 | 1) =>
    Math.max(a[axis], b[axis]) >= Math.min(c[axis], d[axis]) &&
    Math.max(c[axis], d[axis]) >= Math.min(a[axis], b[axis]);
  return near(0) && near(1) && !apart([a, b], c, d) && !apart([c, d], a, b);
}
