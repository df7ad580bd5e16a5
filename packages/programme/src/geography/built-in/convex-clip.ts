import type { Point, Ring } from './rings.ts';

interface Chain {
  readonly points: readonly Point[];
  /** Place of the entry and of the exit among all crossings, counted along the cutting line. */
  entry: number;
  exit: number;
}

/**
 * The part of an area on the left of the line from `a` to `b`. The area is given, and comes back, as simple rings: outer
 * ones counter-clockwise, holes clockwise. Unlike Sutherland–Hodgman it leaves no bridges along the line: crossings
 * are sorted along it, and each exit goes on at its neighbour.
 */
function leftOf(rings: readonly Ring[], a: Point, b: Point): Ring[] {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const distance = ([x, y]: Point): number => dx * (y - a[1]) - dy * (x - a[0]);
  const whole: Ring[] = [];
  const chains: Chain[] = [];
  for (const ring of rings) {
    const distances = ring.map(distance);
    const start = distances.findIndex((d, i) => d >= 0 && !((distances.at(i - 1) ?? d) >= 0));
    if (start >= 0) chains.push(...insideChains(ring, distances, start));
    else if ((distances[0] ?? -1) >= 0) whole.push(ring);
  }
  return [...whole, ...joined(chains, ([x, y]) => dx * (x - a[0]) + dy * (y - a[1]))];
}

/** The runs of vertices at distance 0 or more, each with its two crossings; `start` is the first vertex of a run. */
function insideChains(ring: Ring, distances: readonly number[], start: number): Chain[] {
  const n = ring.length;
  const crossing = (i: number): Point => {
    const [p, q] = [ring[i % n] as Point, ring[(i + 1) % n] as Point];
    const [dp = 0, dq = 0] = [distances[i % n], distances[(i + 1) % n]];
    const t = dp / (dp - dq);
    return [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])];
  };
  const chains: Chain[] = [];
  let points: Point[] = [];
  for (let i = start; i < start + n; i += 1) {
    const inside = (distances[i % n] ?? -1) >= 0;
    if (inside && points.length === 0) points.push(crossing(i - 1 + n));
    if (inside) points.push(ring[i % n] as Point);
    if (inside && !((distances[(i + 1) % n] ?? -1) >= 0)) {
      chains.push({ points: [...points, crossing(i)], entry: 0, exit: 0 });
      points = [];
    }
  }
  return chains;
}

/** Follows each chain to its exit and from there to the entry beside it on the line, until it is back. */
function joined(chains: readonly Chain[], along: (p: Point) => number): Ring[] {
  const ends = chains.flatMap((chain) => [
    { chain, isEntry: true, s: along(chain.points[0] as Point) },
    { chain, isEntry: false, s: along(chain.points.at(-1) as Point) },
  ]);
  ends.sort((p, q) => p.s - q.s);
  for (const [i, end] of ends.entries()) {
    if (end.isEntry) end.chain.entry = i;
    else end.chain.exit = i;
  }
  const byEntry = new Map(chains.map((chain) => [chain.entry, chain]));
  const rings: Ring[] = [];
  for (const first of chains) {
    if (!byEntry.has(first.entry)) continue;
    const points: Point[] = [];
    for (let chain: Chain | undefined = first; chain; chain = byEntry.get(chain.exit ^ 1)) {
      byEntry.delete(chain.entry);
      points.push(...chain.points);
    }
    rings.push(points);
  }
  return rings;
}

/** The part of an area inside a convex counter-clockwise ring; both areas as rings, holes clockwise. */
export function insideConvex(area: readonly Ring[], convex: Ring): Ring[] {
  let rings: readonly Ring[] = area;
  for (let i = 0; i < convex.length && rings.length > 0; i += 1) {
    rings = leftOf(rings, convex[i] as Point, convex[(i + 1) % convex.length] as Point);
  }
  return [...rings];
}
