import { municipalities } from '../../geography/built-in/seats.ts';
import { states } from '../../geography/built-in/states.ts';
import { LON_SCALE } from '../../geography/built-in/voronoi.ts';
import type { StateShare } from '../drawn-from/programme.ts';
import { Random, round } from '../drawn-from/random.ts';

const KM_PER_DEGREE = 111;
/** Spacing of farms, km, unless a very large programme needs them closer: farms up to 900 ha then do not overlap. */
const SPACING_KM = 3;

interface Town {
  readonly codigo: number;
  readonly nome: string;
  readonly lon: number;
  readonly lat: number;
  /** Next place on the spiral around the seat. */
  next: number;
  /** The spiral has left the municipality for good. */
  full: boolean;
}

export interface Site {
  readonly codigo_municipio: number;
  readonly municipio: string;
  readonly lon: number;
  readonly lat: number;
}

/** Angle between one place of the sunflower spiral and the next. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Distance between neighbours of a sunflower spiral whose radius is the square root of the place's number. */
const SUNFLOWER_SPACING = 1.6;

/** The k-th place of a sunflower spiral around (0, 0), neighbours about 1 apart. */
function spiral(k: number): readonly [number, number] {
  const radius = Math.sqrt(k) / SUNFLOWER_SPACING;
  return [radius * Math.cos(k * GOLDEN_ANGLE), radius * Math.sin(k * GOLDEN_ANGLE)];
}

/** Share of places with a participating farm: dense in some valleys, thin in others, as settlement is. 0.04 to 0.6, about 0.25 on average. */
function farmed(lon: number, lat: number): number {
  const valley =
    (Math.sin(lon * 17 + 3 * Math.sin(lat * 11)) + Math.sin(lat * 19 + 2 * Math.sin(lon * 7)) + 2) / 4;
  return 0.04 + 0.56 * valley ** 1.5;
}

function insideRing(ring: readonly number[][], lon: number, lat: number): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [ax = 0, ay = 0] = ring[i] ?? [];
    const [bx = 0, by = 0] = ring[j] ?? [];
    if (ay > lat !== by > lat && lon < ((bx - ax) * (lat - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/**
 * Places for the farms of one state: loosely spread around town seats, always inside the state and nearest to their
 * own seat, which is how the built-in areas of municipalities are drawn.
 */
export class Sites {
  readonly #towns: Town[];
  readonly #chosen: number;
  readonly #seats: readonly Town[];
  readonly #polygons: readonly number[][][][];
  readonly #spacing: number;

  /** `farms` and `technicians` of the state decide how many towns are used and how close the farms lie. */
  constructor(state: StateShare, farms: number, technicians: number) {
    const outline = states().find(({ uf }) => uf === state.uf);
    if (!outline) throw new Error(`no outline of ${state.uf}`);
    this.#polygons = outline.geom.coordinates;
    const rank = (nome: string) => {
      const place = state.towns.indexOf(nome);
      return place < 0 ? state.towns.length : place;
    };
    this.#seats = municipalities().flatMap(({ codigo_municipio, nome, uf, seat }) =>
      uf === state.uf && seat
        ? [{ codigo: codigo_municipio, nome, lon: seat[0], lat: seat[1], next: 1, full: false }]
        : [],
    );
    this.#towns = this.#seats
      .filter(({ lon, lat }) => this.#inside(lon, lat))
      // Codes ending in their check digit are as good as shuffled, and stay the same for ever.
      .toSorted(
        (a, b) => rank(a.nome) - rank(b.nome) || (a.codigo % 97) - (b.codigo % 97) || a.codigo - b.codigo,
      );
    // The real programme had 68 municipalities for 6 400 farms, some three technicians in each.
    this.#chosen = Math.min(this.#towns.length, Math.max(4, Math.ceil(technicians / 3)));
    const areaKm2 =
      this.#polygons.reduce((sum, [ring = []]) => sum + ringArea(ring), 0) * KM_PER_DEGREE ** 2 * LON_SCALE;
    this.#spacing = Math.min(SPACING_KM, Math.sqrt((0.17 * areaKm2) / Math.max(1, farms))) / KM_PER_DEGREE;
  }

  /** Towns in which technicians of this state work. */
  get towns(): readonly {
    readonly codigo: number;
    readonly nome: string;
    readonly lon: number;
    readonly lat: number;
  }[] {
    return this.#towns.slice(0, this.#chosen);
  }

  /** The next free place near the technician's town; beyond its borders, near the next town. */
  next(technician: number, random: Random): Site {
    for (let t = 0; t < this.#towns.length; t += 1) {
      const town = this.#towns[(technician + t) % (t === 0 ? this.#chosen : this.#towns.length)] as Town;
      const place = town.full ? undefined : this.#place(town, random);
      if (place) return place;
      town.full = true;
    }
    throw new Error('no place left for a farm in its state');
  }

  #place(town: Town, random: Random): Site | undefined {
    let misses = 0;
    // Three empty turns of the spiral mean that it is outside on every side.
    while (misses < 60 + 3 * 8 * Math.sqrt(town.next)) {
      const [i, j] = spiral(town.next);
      town.next += 1;
      const lon = town.lon + ((i + random.between(-0.12, 0.12)) * this.#spacing) / LON_SCALE;
      const lat = town.lat + (j + random.between(-0.12, 0.12)) * this.#spacing;
      if (!this.#inside(lon, lat) || this.#nearest(lon, lat) !== town) misses += 1;
      else if (random.chance(farmed(lon, lat))) {
        return {
          codigo_municipio: town.codigo,
          municipio: town.nome,
          lon: round(lon, 6),
          lat: round(lat, 6),
        };
      }
    }
    return undefined;
  }

  #inside(lon: number, lat: number): boolean {
    return this.#polygons.some(
      ([outer = [], ...holes]) =>
        insideRing(outer, lon, lat) && !holes.some((hole) => insideRing(hole, lon, lat)),
    );
  }

  #nearest(lon: number, lat: number): Town | undefined {
    let best: Town | undefined;
    let least = Infinity;
    for (const town of this.#seats) {
      const distance = ((town.lon - lon) * LON_SCALE) ** 2 + (town.lat - lat) ** 2;
      if (distance < least) {
        least = distance;
        best = town;
      }
    }
    return best;
  }
}

function ringArea(ring: readonly number[][]): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i += 1) {
    const [ax = 0, ay = 0] = ring[i - 1] ?? [];
    const [bx = 0, by = 0] = ring[i] ?? [];
    sum += ax * by - bx * ay;
  }
  return Math.abs(sum) / 2;
}
