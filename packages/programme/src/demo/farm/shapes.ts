import type { Polygon } from 'geojson';
import { round, type Random } from '../drawn-from/random.ts';

/** A farm's outline as rays from its middle; east and north in metres. */
export interface Outline {
  readonly lon: number;
  readonly lat: number;
  readonly rays: readonly (readonly [number, number])[];
  /** Hectares between each ray and the next. */
  readonly sectors: readonly number[];
}

const M2_PER_HA = 10_000;
const RADIANS = Math.PI / 180;

/** Metres per degree of longitude and of latitude on the GRS 80 ellipsoid. */
export function metresPerDegree(lat: number): readonly [number, number] {
  const e2 = 0.006_694_380_022_9;
  const w = 1 - e2 * Math.sin(lat * RADIANS) ** 2;
  const a = 6_378_137;
  return [(RADIANS * a * Math.cos(lat * RADIANS)) / Math.sqrt(w), (RADIANS * a * (1 - e2)) / w ** 1.5];
}

/** A star-shaped outline of the given area around a place. It never crosses itself: its rays turn in one direction. */
export function makeOutline(random: Random, lon: number, lat: number, hectares: number): Outline {
  const n = random.whole(8, 13);
  const turn = random.between(0, 2 * Math.PI);
  const stretch = random.between(0.7, 1.4);
  const raw = Array.from({ length: n }, (_, i): readonly [number, number] => {
    const angle = turn + ((i + random.between(-0.3, 0.3)) * 2 * Math.PI) / n;
    const radius = random.between(0.8, 1.2);
    return [Math.cos(angle) * radius * stretch, (Math.sin(angle) * radius) / stretch];
  });
  const sectorOf = (rays: typeof raw, i: number) => {
    const [ax, ay] = rays[i] as readonly [number, number];
    const [bx, by] = rays[(i + 1) % n] as readonly [number, number];
    return (ax * by - bx * ay) / 2;
  };
  const unit = raw.reduce((sum, _, i) => sum + sectorOf(raw, i), 0);
  const scale = Math.sqrt((hectares * M2_PER_HA) / unit);
  const rays = raw.map(([x, y]) => [x * scale, y * scale] as const);
  return { lon, lat, rays, sectors: rays.map((_, i) => sectorOf(rays, i) / M2_PER_HA) };
}

function polygonOf(outline: Outline, points: readonly (readonly [number, number])[]): Polygon {
  const [east, north] = metresPerDegree(outline.lat);
  const ring = points.map(([x, y]) => [round(outline.lon + x / east, 6), round(outline.lat + y / north, 6)]);
  return { type: 'Polygon', coordinates: [[...ring, ring[0] as number[]]] };
}

/** The outline, or the same moved by metres and stretched. */
export function outlinePolygon(
  outline: Outline,
  moved: readonly [number, number] = [0, 0],
  scale = 1,
): Polygon {
  return polygonOf(
    outline,
    outline.rays.map(([x, y]) => [x * scale + moved[0], y * scale + moved[1]] as const),
  );
}

/** Deals out the parts of an outline, one after the other around it, so that they neither overlap nor leave it. */
export class Parts {
  readonly #outline: Outline;
  readonly #first: number;
  #used = 0;

  constructor(outline: Outline, first: number) {
    this.#outline = outline;
    this.#first = first;
  }

  /** The next part with so many hectares, moved by metres if asked; null when there is no room left. */
  next(hectares: number, moved: readonly [number, number] = [0, 0]): Polygon | null {
    const { rays, sectors } = this.#outline;
    const n = rays.length;
    const start = this.#first + this.#used;
    let room = 0;
    let count = 0;
    // An outer margin of 4 % of the radius stays free; what is left of the sectors lies towards the middle.
    const outer = 0.96;
    while (room * outer * outer < hectares * 1.02) {
      if (this.#used + count >= n) return null;
      room += sectors[(start + count) % n] ?? 0;
      count += 1;
    }
    // A whole turn would close upon itself; a part under 100 m² is not worth drawing.
    if (count >= n || hectares < 0.01) return null;
    this.#used += count;
    const inner = Math.sqrt(Math.max(0, outer * outer - hectares / room));
    const at = (i: number, factor: number): readonly [number, number] => {
      const [x, y] = rays[(start + i) % n] as readonly [number, number];
      return [x * factor + moved[0], y * factor + moved[1]];
    };
    const ring = Array.from({ length: count + 1 }, (_, i) => at(i, outer));
    for (let i = count; i >= 0; i -= 1) ring.push(at(i, inner));
    return polygonOf(this.#outline, ring);
  }
}
