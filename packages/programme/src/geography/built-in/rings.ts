export type Point = readonly [number, number];
/** A closed line without its repeated last point. */
export type Ring = readonly Point[];

/** Twice the signed area; positive when the ring runs counter-clockwise. */
export function doubleArea(ring: Ring): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [ax, ay] = ring[j] as Point;
    const [bx, by] = ring[i] as Point;
    sum += ax * by - bx * ay;
  }
  return sum;
}

/** A ring of GeoJSON, which repeats its first point at the end. */
export const openRing = (ring: readonly number[][]): Ring => ring.slice(0, -1) as unknown as Ring;

export const counterClockwise = (ring: Ring): Ring => (doubleArea(ring) < 0 ? ring.toReversed() : ring);
export const clockwise = (ring: Ring): Ring => (doubleArea(ring) > 0 ? ring.toReversed() : ring);

/** A polygon of GeoJSON as rings: the outer one counter-clockwise, holes clockwise. */
export function orientedRings(polygon: readonly number[][][]): Ring[] {
  return polygon.map(openRing).map((ring, i) => (i === 0 ? counterClockwise(ring) : clockwise(ring)));
}
