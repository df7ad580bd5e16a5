import geodesic from 'geographiclib-geodesic';
import type { PolygonGeometry, Position, Ring } from './geometry.ts';

/** Mean radius of the sphere in which the uploaded area is estimated, metres (assumed: the specification names no radius). */
const SPHERE_RADIUS_M = 6_371_008.7714;
/** Reduction of the estimate (second specification text, sections 5 and 9). */
const ESTIMATE_REDUCTION = 0.004_04;
const M2_PER_HA = 10_000;
/**
 * Floating-point noise must not add a hundredth to an exact one. Degrees of a farm's corners differ in their last ten digits only, so an area is
 * known to about 3 parts in 10^11 of itself.
 */
const NOISE = 1e-9;
const RELATIVE_NOISE = 1e-10;

/** GRS 80, the ellipsoid of SIRGAS 2000. */
const GRS80 = new geodesic.Geodesic.Geodesic(6_378_137, 1 / 298.257222101);

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Area of a ring on the sphere, m², without sign: what OpenLayers' getArea gives, whose 2 + sin + sin adds up to nothing around a closed ring. */
function sphericalRingArea(ring: Ring): number {
  // Sines are taken from the first vertex's: farms are small, and differences of near numbers would lose digits.
  const base = Math.sin(radians(ring[0]?.[1] ?? 0));
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [lon1, lat1] = ring[i] as Position;
    const [lon2, lat2] = ring[(i + 1) % ring.length] as Position;
    sum += radians(lon2 - lon1) * (Math.sin(radians(lat1)) - base + (Math.sin(radians(lat2)) - base));
  }
  return Math.abs((sum * SPHERE_RADIUS_M * SPHERE_RADIUS_M) / 2);
}

/** Outer ring less the holes. */
function lessHoles(polygon: PolygonGeometry, areaOf: (ring: Ring) => number): number {
  const [outer, ...holes] = polygon.coordinates;
  return outer ? areaOf(outer) - holes.reduce((sum, hole) => sum + areaOf(hole), 0) : 0;
}

/**
 * Area estimated on upload, ha: spherical area less 0.404 %, rounded up to 0.01 ha (second text, sections 5 and 9).
 * Never mix it with geodesic areas in one sum; see `geodesicHa`.
 */
export function estimateHa(polygon: PolygonGeometry): number {
  const ha = (lessHoles(polygon, sphericalRingArea) * (1 - ESTIMATE_REDUCTION)) / M2_PER_HA;
  const cents = ha * 100;
  return Math.max(0, Math.ceil(cents - NOISE - cents * RELATIVE_NOISE) / 100);
}

/** Geodesic area on GRS 80, ha: the definition for stored areas, totals and measuring (the same as PostGIS's geography). */
export function geodesicHa(polygon: PolygonGeometry): number {
  return lessHoles(polygon, geodesicRingArea) / M2_PER_HA;
}

function geodesicRingArea(ring: Ring): number {
  const polygon = GRS80.Polygon(false);
  for (const [lon, lat] of ring.slice(0, -1)) polygon.AddPoint(lat, lon);
  return Math.abs(polygon.Compute(false, true).area ?? 0);
}

/** Geodesic length of a line, metres. */
export function geodesicMetres(line: readonly Position[]): number {
  let metres = 0;
  for (let i = 1; i < line.length; i++) {
    const [lon1, lat1] = line[i - 1] as Position;
    const [lon2, lat2] = line[i] as Position;
    metres += GRS80.Inverse(lat1, lon1, lat2, lon2).s12 ?? 0;
  }
  return metres;
}
