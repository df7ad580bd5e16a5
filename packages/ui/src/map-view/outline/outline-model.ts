import type { LonLat } from '../map-model.ts';

/** A polygon that is being changed: outer ring, then holes; no ring repeats its first vertex at its end. */
export type Outline = readonly (readonly LonLat[])[];

/** Which vertex: places from 0. */
export interface VertexPlace {
  readonly ring: number;
  readonly vertex: number;
}

/** Steps that can be taken back. */
export const MOST_STEPS = 20;
/** A ring with fewer vertices has no area. */
const FEWEST = 3;

/** The outline of a polygon's closed rings (GeoJSON). */
export const outlineOf = (rings: readonly (readonly LonLat[])[]): Outline =>
  rings.map((ring) => (same(ring[0], ring.at(-1)) ? ring.slice(0, -1) : [...ring]));

/** Closed rings of an outline, as GeoJSON has them. */
export const ringsOf = (outline: Outline): [number, number][][] =>
  outline.map((ring) => [...ring, ...ring.slice(0, 1)].map(([lon, lat]) => [lon, lat]));

/** The outline with one vertex elsewhere. */
export const withMoved = (outline: Outline, { ring, vertex }: VertexPlace, to: LonLat): Outline =>
  onRing(outline, ring, (vertices) => vertices.map((at, place) => (place === vertex ? to : at)));

/** The outline with a further vertex half-way to the next one. */
export const withHalf = (outline: Outline, { ring, vertex }: VertexPlace): Outline =>
  onRing(outline, ring, (vertices) => {
    const [from, to] = [vertices[vertex], vertices[(vertex + 1) % vertices.length]];
    if (!from || !to) return vertices;
    const half: LonLat = [round((from[0] + to[0]) / 2), round((from[1] + to[1]) / 2)];
    return vertices.toSpliced(vertex + 1, 0, half);
  });

/** Whether a vertex may go: an outer ring keeps three. */
export const mayRemove = (outline: Outline, { ring, vertex }: VertexPlace): boolean =>
  outline[ring]?.[vertex] !== undefined && (ring > 0 || outline[ring].length > FEWEST);

/** The outline without a vertex; a hole of three goes with it, an outer ring of three stays as it is. */
export function withoutVertex(outline: Outline, place: VertexPlace): Outline {
  if (!mayRemove(outline, place)) return outline;
  const { ring, vertex } = place;
  if ((outline[ring]?.length ?? 0) <= FEWEST) return outline.toSpliced(ring, 1);
  return onRing(outline, ring, (vertices) => vertices.toSpliced(vertex, 1));
}

/** The vertex nearest to a place on the screen, within so many pixels; `pixelOf` says where a place is drawn. */
export function nearestVertex(
  outline: Outline,
  [x, y]: readonly [number, number],
  reach: number,
  pixelOf: (at: LonLat) => readonly number[] | null,
): VertexPlace | null {
  let nearest: VertexPlace | null = null;
  let least = reach;
  for (const [ring, vertices] of outline.entries())
    for (const [vertex, at] of vertices.entries()) {
      const [px = Infinity, py = Infinity] = pixelOf(at) ?? [];
      const far = Math.hypot(px - x, py - y);
      if (far > least) continue;
      least = far;
      nearest = { ring, vertex };
    }
  return nearest;
}

/** An outline and what it was before, the latest last. */
export interface Steps {
  readonly now: Outline | null;
  readonly past: readonly (Outline | null)[];
}

/** One step further; the same outline is none. */
export const stepped = ({ now, past }: Steps, next: Outline | null): Steps =>
  now === next ? { now, past } : { now: next, past: [...past, now].slice(-MOST_STEPS) };

/** One step back; none where nothing was changed. */
export const stepBack = ({ now, past }: Steps): Steps =>
  past.length === 0 ? { now, past } : { now: past.at(-1) ?? null, past: past.slice(0, -1) };

const onRing = (
  outline: Outline,
  ring: number,
  change: (vertices: readonly LonLat[]) => readonly LonLat[],
): Outline => outline.map((vertices, place) => (place === ring ? change(vertices) : vertices));

const same = (a: LonLat | undefined, b: LonLat | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

/** Seven decimals are a centimetre. */
export const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
