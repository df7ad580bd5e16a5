import type { Cell } from '../../ask/answer.ts';
import type { Counted } from '../question/counted-by.ts';
import { hasMonths, type Family } from './family.ts';
import type { Leaf, RawPattern } from './leaves.ts';
import type { PlaceKind } from '../question/recode.ts';
import type { Pattern, ProtectedTable } from './protected-table.ts';

/** Everywhere, all time, all members. */
export const EVERYWHERE = '*';
export const ALL_TIME = 'todos';
export const ANY = '*';

/** The name of a municipality or basin, or of the part of a basin in a state; states are named by their letters. */
export const placeKey = (kind: PlaceKind, code: number, uf = ''): string => `${uf} ${kind}=${code}`;

/** One name of a member, whatever type it came in. */
export const memberKey = (value: Cell): string => (value === null ? '∅' : `=${String(value)}`);
export const cellKey = (place: string, time: string, members: readonly string[], of?: Counted): string =>
  [place, time, ...members, ...(of === 'produtores' ? [of] : [])].join('\u001f');

/** Names of times: a group of the fact's own date, everything up to a year's end, a year of the question. */
export const dateKey = (grain: 'YYYY' | 'YYYY S' | 'YYYY T' | 'YYYY MM', value: number): string =>
  `${grain} ${value}`;
export const upToKey = (year: number): string => `até ${year}`;
export const yearKey = (year: number): string => `em ${year}`;

/** A table with the name of each of its figures. */
export interface NamedTable {
  readonly table: ProtectedTable;
  readonly names: readonly string[];
  /** For each figure, where, when and of whom, and which of the two it counts. */
  readonly at: readonly {
    readonly place: string;
    readonly time: string;
    readonly members: readonly string[];
    readonly of?: Counted;
    /** Set for a larger count, which the table of so many of the family's conditions decides. */
    readonly level?: number;
  }[];
}

/**
 * The table of a family: every figure that can be asked for, as the leaves that it adds up. In the order of their names, whatever the order of what was read.
 * `absent` are people who are not there and might be.
 */
export function tableOf(
  family: Family,
  raw: readonly RawPattern[],
  absent: readonly RawPattern[] = [],
): NamedTable {
  let last = 0;
  for (const { leaves } of raw) for (const leaf of leaves) last = Math.max(last, yearOf(family, leaf) ?? 0);
  const leafIds = new Map<string, number>();
  const counts: readonly (Counted | undefined)[] = family.sums === 'counts' ? SIDE_BY_SIDE : [undefined];
  const cells = new Map<string, NamedTable['at'][number] & { readonly leaves: number[] }>();
  const own = family.narrower.length;
  const put = (place: string, leaf: Leaf, of: Counted | undefined, level: number, id: number): void => {
    for (const time of timesOf(family, leaf, last))
      for (const members of marginsOf(leaf.members)) {
        const told = { place, time, members, ...(of ? { of } : {}), ...(level === own ? {} : { level }) };
        if (!isTold(family, told)) continue;
        const key = `${cellKey(place, time, members, of)}${level === own ? '' : `\u001f<${level}`}`;
        const cell = cells.get(key) ?? { ...told, leaves: [] };
        cells.set(key, cell);
        cell.leaves.push(id);
      }
  };
  const idOf = (leaf: Leaf, of: Counted | undefined): number => {
    const name = JSON.stringify([leaf, of]);
    const there = leafIds.get(name);
    if (there !== undefined) return there;
    const id = leafIds.size;
    leafIds.set(name, id);
    for (const place of placesOf(family, leaf))
      for (let level = 0; level <= leaf.level; level += 1) put(place, leaf, of, level, id);
    return id;
  };
  const patternOf = ({ leaves, size, things, unnamed }: RawPattern): Pattern => {
    const [asThings = [], asPeople = []] = counts
      .filter((of) => !unnamed || of !== 'produtores')
      .map((of) => leaves.map((leaf) => idOf(leaf, of)));
    return {
      size,
      leaves: asThings,
      ...(things ? { things: things.map((thing) => thing.map((at) => asThings[at]!)) } : {}),
      ...(asPeople.length === 0 ? {} : { asPeople }),
    };
  };
  const patterns = raw.map(patternOf);
  const others = absent.map(patternOf);
  const names = [...cells.keys()].toSorted();
  const at = names.map((name) => cells.get(name)!);
  return {
    table: {
      patterns,
      ...(others.length === 0 ? {} : { absent: others }),
      cells: at.map(({ leaves }) => leaves),
      sums: family.sums === 'entries' ? 'people' : family.sums,
      weight: at.map(weightOf),
    },
    names,
    at,
  };
}

/** Of each leaf how many properties and how many people stand in it: leaves of their own, since who has several properties there is one person. */
const SIDE_BY_SIDE: readonly Counted[] = ['propriedades', 'produtores'];

/** The places of which a leaf is a part; a municipality lies in one state, a basin in several. */
export function placesOf({ places }: Family, { uf, municipio, bacia }: Leaf): string[] {
  const states = uf === '' ? [EVERYWHERE] : [EVERYWHERE, uf];
  if (places === 'none') return states;
  return [
    ...states,
    ...(municipio === null ? [] : [placeKey('municipio', municipio)]),
    ...(bacia === null ? [] : [placeKey('bacia', bacia), placeKey('bacia', bacia, uf)]),
  ];
}

/** Whether a figure is of a municipality or basin. */
export const isWithinState = (place: string): boolean => place.includes('=');

/** Qualities of persons are told since the beginning only, whatever the totals beside them; months only of states. */
function isTold({ ofPersons, places }: Family, { place, time, members, of }: At): boolean {
  const whole = members.every((member) => member === ANY);
  if (ofPersons && !whole && (time !== ALL_TIME || of === 'propriedades')) return false;
  if (!isWithinState(place)) return true;
  return (whole || places === 'all') && !/^YYYY [STM]/.test(time);
}

const yearOf = (family: Family, { year, date }: Leaf): number | undefined => {
  if (family.periodic) return year ?? undefined;
  if (date === null) return undefined;
  return hasMonths(family) ? Math.trunc(date / 100) : date;
};

/** The times in which a leaf counts. */
function timesOf(family: Family, leaf: Leaf, last: number): string[] {
  const year = yearOf(family, leaf);
  if (family.periodic) return [year === undefined ? ALL_TIME : yearKey(year)];
  if (year === undefined) return [ALL_TIME];
  const later =
    family.use === 'to' ? Array.from({ length: last - year + 1 }, (_, more) => upToKey(year + more)) : [];
  const month = hasMonths(family) ? (leaf.date ?? 0) % 100 : null;
  return [
    ALL_TIME,
    ...later,
    dateKey('YYYY', year),
    ...(month === null
      ? []
      : [
          dateKey('YYYY S', year * 10 + Math.ceil(month / 6)),
          dateKey('YYYY T', year * 10 + Math.ceil(month / 3)),
          dateKey('YYYY MM', year * 100 + month),
        ]),
  ];
}

/** A member with every quality, with some, with none. */
function marginsOf(members: readonly Cell[]): string[][] {
  return members.reduce<string[][]>(
    (margins, member) =>
      margins.flatMap((one) => [
        [...one, memberKey(member)],
        [...one, ANY],
      ]),
    [[]],
  );
}

type At = NamedTable['at'][number];

const TIMES = ['YYYY MM', 'YYYY T', 'YYYY S', 'YYYY', 'em', 'até', ALL_TIME];

/**
 * How much a figure is missed: what is long more than what is short, the country more than its states, properties more than their producers, all more than a part; of two
 * alike, the later year, which is what pages open with, and which stays the same choice when the data grow.
 */
function weightOf({ place, time, members, of }: At): number {
  const length = TIMES.indexOf(time.replace(/ \d+$/, ''));
  const whole = members.filter((member) => member === ANY).length / (members.length + 1);
  const year = Number(/\d{4}/.exec(time)?.[0] ?? 0);
  const second = of === 'produtores' ? 1 : 0;
  return (8 * length + extentOf(place) - second + whole) * 10_000 + year;
}

const extentOf = (place: string): number =>
  place === EVERYWHERE ? 6 : !isWithinState(place) ? 4 : place.includes('municipio') ? 2 : 0;
