import type { AgendaAnswer, AgendaProperty } from '@fonte/contracts/routes/properties';
import { geodesicMetres } from '@fonte/geo/area';
import { MOST_STOPS, shortestTour, tourLength } from '@fonte/geo/shortest-tour';

/** A week's visits, day by day, in the order in which they are made. Codes only: what stands behind them is the server's. */
export interface Agenda {
  /** Its Monday, yyyy-MM-dd. */
  readonly week: string;
  /** Code of the property where each day begins and ends; null: the middle of all of them. */
  readonly start: string | null;
  readonly perDay: number;
  readonly days: readonly AgendaDay[];
}

export interface AgendaDay {
  /** yyyy-MM-dd. */
  readonly day: string;
  readonly stops: readonly string[];
}

/** What a proposal is made by. */
export interface Wish {
  readonly week: string;
  readonly start: string | null;
  readonly perDay: number;
  /** Days that are gone out on, yyyy-MM-dd. */
  readonly days: readonly string[];
}

export type Place = readonly [lon: number, lat: number];
export type Placed = AgendaProperty & { readonly lon: number; readonly lat: number };

/** What a property waits for, besides the visits that it lacks. */
export const WAITS = ['ciclo_2', 'sem_poligono', 'achados'] as const;
export type Wait = (typeof WAITS)[number];

/** Visits a day, at most: up to here the shortest way is known for certain. */
export const MOST_A_DAY = MOST_STOPS;

/** Whose properties: of one technician, or of all that the caller is told of. */
export const propertiesOf = (
  { propriedades, tecnicos }: AgendaAnswer,
  technician: string | null,
): readonly AgendaProperty[] =>
  technician === null
    ? propriedades
    : propriedades.filter(({ tecnico }) => tecnico !== null && tecnicos[tecnico] === technician);

/** Those that have a place; without one there is no way to them. */
export const placedOf = (properties: readonly AgendaProperty[]): readonly Placed[] =>
  properties.filter((one): one is Placed => one.lon !== null && one.lat !== null);

export const placeOf = ({ lon, lat }: Placed): Place => [lon, lat];

/** Why a property is waited for, in the order of the table above. */
export function waitsOf(property: AgendaProperty): readonly Wait[] {
  const waits: Record<Wait, boolean> = {
    ciclo_2: property.ciclo_2,
    sem_poligono: property.sem_poligono,
    achados: (property.achados ?? 0) > 0,
  };
  return WAITS.filter((wait) => waits[wait]);
}

/** Where a day begins: the property that was chosen, else the middle of all of them; null without any. */
export function startOf(properties: readonly Placed[], code: string | null): Place | null {
  const chosen = properties.find(({ codigo }) => codigo === code);
  if (chosen) return placeOf(chosen);
  if (properties.length === 0) return null;
  const middle = (of: (one: Placed) => number): number =>
    properties.reduce((sum, one) => sum + of(one), 0) / properties.length;
  return [middle(({ lon }) => lon), middle(({ lat }) => lat)];
}

const metres = (from: Place, to: Place): number => geodesicMetres([[...from], [...to]]);

/** Those that are visited first, first: visits missing, then how much else waits, then nearness to the start, then the code. */
export function ranked(properties: readonly Placed[], start: Place): readonly Placed[] {
  const far = new Map(properties.map((one) => [one.codigo, metres(start, placeOf(one))]));
  return properties.toSorted(
    (one, other) =>
      other.faltam - one.faltam ||
      waitsOf(other).length - waitsOf(one).length ||
      (far.get(one.codigo) ?? 0) - (far.get(other.codigo) ?? 0) ||
      one.codigo.localeCompare(other.codigo),
  );
}

/**
 * An agenda. As many properties as the days hold are taken, by rank, of those that lack a visit or wait for something. Each day begins with the first of
 * them that is left and takes along those nearest to it; its order is the shortest way from the start and back.
 */
export function propose(properties: readonly AgendaProperty[], wish: Wish): Agenda {
  const placed = placedOf(properties);
  const start = startOf(placed, wish.start);
  const waiting = placed.filter((one) => one.faltam > 0 || waitsOf(one).length > 0);
  let left = start ? ranked(waiting, start).slice(0, wish.days.length * wish.perDay) : [];
  const days = wish.days.map((day): AgendaDay => {
    const [first, ...others] = left;
    if (!first || !start) return { day, stops: [] };
    const near = new Map(others.map((one) => [one.codigo, metres(placeOf(first), placeOf(one))]));
    const along = others
      .toSorted((one, other) => (near.get(one.codigo) ?? 0) - (near.get(other.codigo) ?? 0))
      .slice(0, wish.perDay - 1);
    const taken = [first, ...along];
    left = left.filter((one) => !taken.includes(one));
    return { day, stops: shortestOf(taken, start).stops };
  });
  return { week: wish.week, start: wish.start, perDay: wish.perDay, days };
}

export interface DayWay {
  readonly stops: readonly string[];
  /** Metres in a straight line from each place to the next: start to first stop, …, last stop to start. */
  readonly legs: readonly number[];
  /** Of the whole way, metres. */
  readonly length: number;
}

/** The shortest way through these and back. Errors: RangeError beyond MOST_A_DAY. */
export function shortestOf(stops: readonly Placed[], start: Place): DayWay {
  const { order } = shortestTour(matrixOf(stops, start));
  return wayOf(
    order.flatMap((place) => stops[place - 1] ?? []),
    start,
  );
}

/** The way through these as they stand, and back. */
export function wayOf(stops: readonly Placed[], start: Place): DayWay {
  const places = [start, ...stops.map(placeOf), start];
  const legs =
    stops.length === 0 ? [] : places.slice(1).map((place, index) => metres(places[index] ?? place, place));
  const order = stops.map((_stop, index) => index + 1);
  return {
    stops: stops.map(({ codigo }) => codigo),
    legs,
    length: stops.length === 0 ? 0 : tourLength(matrixOf(stops, start), order),
  };
}

function matrixOf(stops: readonly Placed[], start: Place): number[][] {
  const places = [start, ...stops.map(placeOf)];
  return places.map((from) => places.map((to) => (from === to ? 0 : metres(from, to))));
}
