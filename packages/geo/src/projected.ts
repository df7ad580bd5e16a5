import type { Position } from './geometry.ts';

/** The systems in metres that Brazil maps in, besides the web map's: SIRGAS 2000 in UTM, zones 18 to 25 south, and Brazil Polyconic. */
export const UTM_ZONES = [31978, 31979, 31980, 31981, 31982, 31983, 31984, 31985] as const;
export const BRAZIL_POLYCONIC = 5880;
export type ProjectedEpsg = (typeof UTM_ZONES)[number] | typeof BRAZIL_POLYCONIC;
export const PROJECTED: readonly ProjectedEpsg[] = [...UTM_ZONES, BRAZIL_POLYCONIC];

/** The ellipsoid of SIRGAS 2000, GRS 1980. */
const A = 6_378_137;
const F = 1 / 298.257222101;
const E2 = F * (2 - F);
const E = Math.sqrt(E2);

const RADIANS = Math.PI / 180;
const FIRST_ZONE = 18;

/** What a zone of EPSG:31978 to 31985 is called: 18 to 25. */
export const zoneOf = (epsg: (typeof UTM_ZONES)[number]): number => FIRST_ZONE + epsg - UTM_ZONES[0];

/** The meridian in the middle of a system, degrees. */
export const centralMeridian = (epsg: ProjectedEpsg): number =>
  epsg === BRAZIL_POLYCONIC ? -54 : 6 * zoneOf(epsg) - 183;

/** Degrees of SIRGAS 2000 to metres of a system, to the millimetre within the domain below. */
export function project(epsg: ProjectedEpsg, [lon, lat]: Position): [x: number, y: number] {
  const [phi, lambda] = [lat * RADIANS, (lon - centralMeridian(epsg)) * RADIANS];
  return epsg === BRAZIL_POLYCONIC ? polyconic(phi, lambda) : transverseMercator(phi, lambda);
}

/** Where a system is asked for at all: Brazil with its sea and more than a neighbour around it, so that no coordinate is beyond what its formulas hold. */
export const DOMAIN = { west: -95, south: -50, east: -15, north: 20 } as const;

/** The same in metres of a system. */
export function domainOf(epsg: ProjectedEpsg): { west: number; south: number; east: number; north: number } {
  return projectedBox(epsg, DOMAIN);
}

/** Points along each side of a box that is put into another system: its sides are curves there. */
const STEPS = 64;

/** The box in metres around a box of degrees. */
export function projectedBox(
  epsg: ProjectedEpsg,
  { west, south, east, north }: { west: number; south: number; east: number; north: number },
): { west: number; south: number; east: number; north: number } {
  const points = Array.from({ length: STEPS + 1 }, (_, at) => at / STEPS).flatMap((part) => {
    const [x, y] = [west + part * (east - west), south + part * (north - south)];
    return (
      [
        [x, south],
        [x, north],
        [west, y],
        [east, y],
      ] as const
    ).map(([lon, lat]) => project(epsg, [lon, lat]));
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) };
}

const FALSE_NORTHING = 10_000_000;

/** Third flattening, the radius of the rectifying sphere, and Krüger's series to the sixth order (Karney 2011, eq. 35). */
const N = F / (2 - F);
const RECTIFYING = (A / (1 + N)) * (1 + N ** 2 / 4 + N ** 4 / 64 + N ** 6 / 256);
const KRUGER = [
  N / 2 -
    (2 / 3) * N ** 2 +
    (5 / 16) * N ** 3 +
    (41 / 180) * N ** 4 -
    (127 / 288) * N ** 5 +
    (7891 / 37_800) * N ** 6,
  (13 / 48) * N ** 2 -
    (3 / 5) * N ** 3 +
    (557 / 1440) * N ** 4 +
    (281 / 630) * N ** 5 -
    (1_983_433 / 1_935_360) * N ** 6,
  (61 / 240) * N ** 3 - (103 / 140) * N ** 4 + (15_061 / 26_880) * N ** 5 + (167_603 / 181_440) * N ** 6,
  (49_561 / 161_280) * N ** 4 - (179 / 168) * N ** 5 + (6_601_661 / 7_257_600) * N ** 6,
  (34_729 / 80_640) * N ** 5 - (3_418_889 / 1_995_840) * N ** 6,
  (212_378_941 / 319_334_400) * N ** 6,
] as const;
const UTM = { scale: 0.9996, falseEasting: 500_000 };

function transverseMercator(phi: number, lambda: number): [number, number] {
  const tau = Math.tan(phi);
  const sigma = Math.sinh(E * Math.atanh((E * tau) / Math.hypot(1, tau)));
  const conformal = tau * Math.hypot(1, sigma) - sigma * Math.hypot(1, tau);
  const xi = Math.atan2(conformal, Math.cos(lambda));
  const eta = Math.asinh(Math.sin(lambda) / Math.hypot(conformal, Math.cos(lambda)));
  let [east, north] = [eta, xi];
  KRUGER.forEach((factor, index) => {
    const j = 2 * (index + 1);
    north += factor * Math.sin(j * xi) * Math.cosh(j * eta);
    east += factor * Math.cos(j * xi) * Math.sinh(j * eta);
  });
  const k = UTM.scale * RECTIFYING;
  return [UTM.falseEasting + k * east, FALSE_NORTHING + k * north];
}

const POLYCONIC_FALSE_EASTING = 5_000_000;
/** So near the equator a parallel is straight. */
const STRAIGHT = 1e-10;

/** American polyconic (Snyder 1987, eq. 18-12 to 18-15). */
function polyconic(phi: number, lambda: number): [number, number] {
  if (Math.abs(phi) < STRAIGHT) return [POLYCONIC_FALSE_EASTING + A * lambda, FALSE_NORTHING];
  const sine = Math.sin(phi);
  const cone = A / Math.sqrt(1 - E2 * sine ** 2) / Math.tan(phi);
  const angle = lambda * sine;
  return [
    POLYCONIC_FALSE_EASTING + cone * Math.sin(angle),
    FALSE_NORTHING + meridianArc(phi) + cone * (1 - Math.cos(angle)),
  ];
}

/** From the equator to a latitude along a meridian (Snyder 1987, eq. 3-21 to the eighth order). */
function meridianArc(phi: number): number {
  const [e4, e6, e8] = [E2 ** 2, E2 ** 3, E2 ** 4];
  return (
    A *
    ((1 - E2 / 4 - (3 * e4) / 64 - (5 * e6) / 256 - (175 * e8) / 16_384) * phi -
      ((3 * E2) / 8 + (3 * e4) / 32 + (45 * e6) / 1024 + (105 * e8) / 4096) * Math.sin(2 * phi) +
      ((15 * e4) / 256 + (45 * e6) / 1024 + (525 * e8) / 16_384) * Math.sin(4 * phi) -
      ((35 * e6) / 3072 + (175 * e8) / 12_288) * Math.sin(6 * phi) +
      ((315 * e8) / 131_072) * Math.sin(8 * phi))
  );
}
