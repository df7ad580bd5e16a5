import selfIntersections from 'geojson-polygon-self-intersections';
import { isTurned } from './brazil.ts';
import type { PolygonGeometry, Position, Ring } from './geometry.ts';

/** Why a polygon is not valid, in Portuguese, and where. */
export type Invalidity = { reason: string; at: Position | null };

const same = (a: Position | undefined, b: Position | undefined) =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

/**
 * First fault of a polygon, or null when it is valid in form: coordinates in range, longitude before latitude, closed rings of four positions, some area,
 * no ring that crosses itself or another, and not so many sides beside each other that looking would take long: it is done in the thread that answers everybody. The database's own check decides what is stored; this one tells the sender the place.
 */
export function invalidity(polygon: PolygonGeometry): Invalidity | null {
  if (polygon.coordinates.length === 0) return { reason: 'O polígono está vazio', at: null };
  for (const ring of polygon.coordinates) {
    const fault = ringFault(ring);
    if (fault) return fault;
  }
  if (isTurned(polygon)) return { reason: TURNED, at: polygon.coordinates[0]?.[0] ?? null };
  const sides = sidesOf(polygon);
  if (isCrowded(sides, 0) && isCrowded(sides, 1)) {
    const at = crossingAmong(sides);
    return { reason: at ? CROSSES : 'O contorno é complicado demais para ser conferido', at };
  }
  const crossing = firstCrossing(polygon);
  return crossing ? { reason: CROSSES, at: [crossing[0], crossing[1]] } : null;
}

const CROSSES = 'O contorno cruza a si mesmo';
const TURNED =
  'As coordenadas trazem a latitude antes da longitude; como estão, o polígono fica fora do Brasil';

/** Pairs of sides whose boxes overlap, each a place where the outline might cross itself, and steps to find them: a tenth of a second. */
const MOST_PAIRS = 1_000_000;
const MOST_STEPS = 10_000_000;
/** Of a crowd so many pairs are looked at for one that crosses. */
const LOOKED_AT = 100_000;

type Side = readonly [Position, Position];

const sidesOf = ({ coordinates }: PolygonGeometry): Side[] =>
  coordinates.flatMap((ring) => ring.slice(1).map((end, at): Side => [ring[at]!, end]));

/**
 * Gives pairs of sides whose boxes overlap, swept along an axis, until `look` has seen enough. Gives whether it came to an end within the steps.
 */
function eachPair(sides: readonly Side[], axis: 0 | 1, look: (one: Side, other: Side) => boolean): boolean {
  const across = axis === 0 ? 1 : 0;
  const boxes = sides
    .map((side) => {
      const [[from, to], [low, high]] = [axis, across].map((along) => {
        const [one, other] = [side[0][along as 0 | 1], side[1][along as 0 | 1]];
        return one < other ? [one, other] : [other, one];
      }) as [[number, number], [number, number]];
      return { side, from, to, low, high };
    })
    .toSorted((one, other) => one.from - other.from);
  let steps = 0;
  for (const [at, one] of boxes.entries())
    for (let next = at + 1; next < boxes.length; next += 1) {
      const other = boxes[next]!;
      if (other.from > one.to) break;
      if ((steps += 1) > MOST_STEPS) return false;
      if (other.low <= one.high && other.high >= one.low && !look(one.side, other.side)) return false;
    }
  return true;
}

/**
 * Whether so many sides lie over each other that telling whether they cross would take long. An outline of 50 000 corners has as many pairs as sides; a star of as
 * many whose rays all meet in the middle has a thousand millions, and took 161 s.
 */
function isCrowded(sides: readonly Side[], axis: 0 | 1): boolean {
  let pairs = 0;
  return !eachPair(sides, axis, () => (pairs += 1) <= MOST_PAIRS);
}

/** A place where two of the first pairs of a crowd cross, for the sentence that helps most. */
function crossingAmong(sides: readonly Side[]): Position | null {
  let pairs = 0;
  let found: Position | null = null;
  eachPair(sides, 0, (one, other) => {
    found = crossingOf(one, other);
    return found === null && (pairs += 1) <= LOOKED_AT;
  });
  return found;
}

/** Where two sides cross between their ends. */
function crossingOf([a, b]: Side, [c, d]: Side): Position | null {
  const turn = (p: Position, q: Position, r: Position): number =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  const [ofC, ofD, ofA, ofB] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (ofC * ofD >= 0 || ofA * ofB >= 0) return null;
  const share = ofC / (ofC - ofD);
  return [c[0] + share * (d[0] - c[0]), c[1] + share * (d[1] - c[1])];
}

/** Looked for until one is found: a star of thousands of corners crosses itself millions of times. */
function firstCrossing(geometry: PolygonGeometry): Position | null {
  let found: Position | null = null;
  try {
    selfIntersections(
      { type: 'Feature', properties: {}, geometry },
      {
        callbackFunction: ({ isect }) => {
          found = isect as Position;
          throw FOUND;
        },
      },
    );
  } catch (error) {
    if (error !== FOUND) throw error;
  }
  return found;
}

const FOUND = new Error('found');

function ringFault(ring: Ring): Invalidity | null {
  for (const [lon, lat] of ring) {
    if (!Number.isFinite(lon) || !Number.isFinite(lat))
      return { reason: 'Uma coordenada não é um número', at: null };
    if (Math.abs(lon) > 180 || Math.abs(lat) > 90)
      return {
        reason: 'Uma coordenada está fora do globo: confira se vem em graus, longitude antes da latitude',
        at: [lon, lat],
      };
  }
  if (ring.length < 4)
    return { reason: 'Um contorno precisa de ao menos três vértices', at: ring[0] ?? null };
  if (!same(ring[0], ring[ring.length - 1]))
    return { reason: 'O contorno não termina onde começa', at: ring[0] ?? null };
  if (ring.every((position) => same(position, ring[0])))
    return { reason: 'O contorno não tem área', at: ring[0] ?? null };
  return null;
}
