import { FEW_POINTS } from '@fonte/contracts/programme/gathered';
import type { MapPoint } from '../map-model.ts';

/** The shown points of one region as one. Places are map units (metres of Web Mercator). */
export interface Gathered {
  readonly region: string;
  readonly count: number;
  /** The middle of its points. */
  readonly x: number;
  readonly y: number;
  /** West, south, east, north of them. */
  readonly extent: readonly [number, number, number, number];
  /** How many of each situation, in the order in which they come. */
  readonly parts: ReadonlyMap<string | null, number>;
}

/** Whether points are gathered from afar: many, of several regions, none of no region. */
export function mayGather(points: readonly MapPoint[]): boolean {
  const [first] = points;
  return (
    points.length > FEW_POINTS &&
    points.every(({ region }) => region !== undefined) &&
    points.some(({ region }) => region !== first?.region)
  );
}

/** The shown points by region, the largest first, so that a small one lies over it. `places` holds x and y of each point. */
export function gather(
  points: readonly MapPoint[],
  places: ArrayLike<number>,
  hidden: ReadonlySet<string | null>,
): readonly Gathered[] {
  const regions = new Map<string, Sum>();
  for (const [index, { region = '', situation }] of points.entries()) {
    if (hidden.has(situation)) continue;
    const sum = regions.get(region) ?? nothing();
    regions.set(region, sum);
    const [x = 0, y = 0] = [places[index * 2], places[index * 2 + 1]];
    sum.count += 1;
    sum.x += x;
    sum.y += y;
    sum.extent = [
      Math.min(sum.extent[0], x),
      Math.min(sum.extent[1], y),
      Math.max(sum.extent[2], x),
      Math.max(sum.extent[3], y),
    ];
    sum.parts.set(situation, (sum.parts.get(situation) ?? 0) + 1);
  }
  return [...regions]
    .map(([region, { count, x, y, ...sum }]) => ({ region, count, x: x / count, y: y / count, ...sum }))
    .sort((a, b) => b.count - a.count);
}

type Sum = {
  count: number;
  x: number;
  y: number;
  extent: [number, number, number, number];
  parts: Map<string | null, number>;
};

const nothing = (): Sum => ({
  count: 0,
  x: 0,
  y: 0,
  extent: [Infinity, Infinity, -Infinity, -Infinity],
  parts: new Map(),
});
