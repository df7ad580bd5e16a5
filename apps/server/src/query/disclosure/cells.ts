import type { Cell } from '../ask/answer.ts';
import { hasMonths, type Family } from './family.ts';
import type { Leaf, RawPattern } from './leaves.ts';
import type { Pattern, ProtectedTable } from './suppress.ts';

/** Everywhere, all time, all members. */
export const EVERYWHERE = '*';
export const ALL_TIME = 'todos';
export const ANY = '*';

/** One name of a member, whatever type it came in. */
export const memberKey = (value: Cell): string => (value === null ? '∅' : `=${String(value)}`);
export const cellKey = (place: string, time: string, members: readonly string[]): string =>
  [place, time, ...members].join('\u001f');

/** Names of times: a group of the fact's own date, everything up to a year's end, a year of the question. */
export const dateKey = (grain: 'YYYY' | 'YYYY S' | 'YYYY T' | 'YYYY MM', value: number): string =>
  `${grain} ${value}`;
export const upToKey = (year: number): string => `até ${year}`;
export const yearKey = (year: number): string => `em ${year}`;

/** A table with the name of each of its figures. */
export interface NamedTable {
  readonly table: ProtectedTable;
  readonly names: readonly string[];
  /** For each figure, where, when and of whom. */
  readonly at: readonly {
    readonly place: string;
    readonly time: string;
    readonly members: readonly string[];
  }[];
}

/** The table of a family: every figure that can be asked for, as the leaves that it adds up, and the lines in which they add up to each other. */
export function tableOf(family: Family, raw: readonly RawPattern[]): NamedTable {
  const years = raw.flatMap(({ leaves }) => leaves.flatMap((leaf) => yearOf(family, leaf) ?? []));
  const span: [number, number] = [Math.min(...years), Math.max(...years)];
  const leafIds = new Map<string, number>();
  const cells = new Map<
    string,
    { place: string; time: string; members: readonly string[]; leaves: number[] }
  >();
  const put = (place: string, leaf: Leaf, id: number): void => {
    for (const time of timesOf(family, leaf, span))
      for (const members of marginsOf(leaf.members)) {
        const key = cellKey(place, time, members);
        const cell = cells.get(key) ?? { place, time, members, leaves: [] };
        cells.set(key, cell);
        cell.leaves.push(id);
      }
  };
  const patterns = raw.map(({ uf, leaves, size }): Pattern => ({
    size,
    leaves: leaves.map((leaf) => {
      const name = JSON.stringify([uf, leaf]);
      const there = leafIds.get(name);
      if (there !== undefined) return there;
      const id = leafIds.size;
      leafIds.set(name, id);
      put(EVERYWHERE, leaf, id);
      if (uf !== '') put(uf, leaf, id);
      return id;
    }),
  }));
  const at = [...cells.values()];
  const names = [...cells.keys()];
  const index = new Map(names.map((name, position) => [name, position]));
  const places = new Map<string, number[]>();
  at.forEach(({ place }, cell) => (places.get(place) ?? places.set(place, []).get(place)!).push(cell));
  return {
    table: {
      patterns,
      cells: at.map(({ leaves }) => leaves),
      lines: linesOf(at, index),
      places: [...places.values()],
      sums: family.sums,
      weight: at.map(weightOf),
    },
    names,
    at,
  };
}

const yearOf = (family: Family, { year, date }: Leaf): number | undefined => {
  if (family.periodic) return year ?? undefined;
  if (date === null) return undefined;
  return hasMonths(family) ? Math.trunc(date / 100) : date;
};

/** The times in which a leaf counts. */
function timesOf(family: Family, leaf: Leaf, [, last]: readonly [number, number]): string[] {
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

/** How much a figure is missed: what is long is kept before what is short, the country before its states, all before a part. */
function weightOf({ place, time, members }: At): number {
  const length = TIMES.indexOf(time.replace(/ \d+$/, ''));
  return 4 * length + (place === EVERYWHERE ? 2 : 0) + (members.every((member) => member === ANY) ? 1 : 0);
}

/** For each figure, its parts along each side: its states, its shorter times, its members. */
function linesOf(at: readonly At[], index: ReadonlyMap<string, number>): ProtectedTable['lines'] {
  const lines = new Map<string, { parent: number; children: number[] }>();
  const add = (side: string, parent: string, child: number): void => {
    const found = index.get(parent);
    if (found === undefined) return;
    const line = lines.get(`${side}\u001e${parent}`) ?? { parent: found, children: [] };
    lines.set(`${side}\u001e${parent}`, line);
    line.children.push(child);
  };
  at.forEach(({ place, time, members }, cell) => {
    if (place !== EVERYWHERE) add('lugar', cellKey(EVERYWHERE, time, members), cell);
    for (const [grain, parent] of parentTimes(time)) add(grain, cellKey(place, parent, members), cell);
    members.forEach((member, side) => {
      if (member !== ANY) add(`membro ${side}`, cellKey(place, time, members.with(side, ANY)), cell);
    });
  });
  return [...lines.values()];
}

/** The longer times of which a time is a part, each with the name of the division. */
function parentTimes(time: string): [division: string, parent: string][] {
  const [first = '', second = ''] = time.split(' ');
  if (first === 'até') {
    // Up to a year and up to the next: the year between is the other part.
    return [[`até ${Number(second) + 1}`, upToKey(Number(second) + 1)]];
  }
  if (first !== 'YYYY') return [];
  const value = Number(time.split(' ').at(-1));
  const part = time.split(' ').length === 2 ? '' : second;
  if (part === '')
    return [
      ['ano', ALL_TIME],
      [`até ${value}`, upToKey(value)],
    ];
  if (part === 'S') return [['S', dateKey('YYYY', Math.trunc(value / 10))]];
  if (part === 'T')
    return [
      ['T', dateKey('YYYY', Math.trunc(value / 10))],
      ['T', dateKey('YYYY S', Math.trunc(value / 10) * 10 + Math.ceil((value % 10) / 2))],
    ];
  const month = value % 100;
  const year = Math.trunc(value / 100);
  return [
    ['MM', dateKey('YYYY', year)],
    ['MM', dateKey('YYYY S', year * 10 + Math.ceil(month / 6))],
    ['MM', dateKey('YYYY T', year * 10 + Math.ceil(month / 3))],
  ];
}
