import {
  ALL_TIME,
  ANY,
  cellKey,
  dateKey,
  isWithinState,
  tableOf,
  upToKey,
  type NamedTable,
} from './cells.ts';
import type { Family } from './family.ts';
import { readPattern } from './leaves.ts';
import { ofOneMember, whoMightBe } from './one-member.ts';
import { suppress } from './suppress.ts';

/** Names of hidden figures; 'all' where the table was too large to be decided. */
export type Hidden = Readonly<Record<string, true>> | 'all';

export interface TableQuestion {
  readonly family: Family;
  /** Rows of the statement that reads who stands in which leaf. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly least: number;
  /** What the table of all members has decided, and that of the states. */
  readonly totals?: Hidden | undefined;
  readonly states?: Hidden | undefined;
  /** What the tables of the larger counts have decided, by how many of the family's conditions these have. */
  readonly wholes?: readonly Whole[];
}

/** A table of larger counts: what it hides, and what the table of its totals does. */
export interface Whole {
  readonly family: Family;
  readonly hidden: Hidden;
  readonly totals: Hidden | undefined;
  /** The last year that it names. */
  readonly last: number;
}

/** What is hidden of a family's table, and what else is known of it; figures of its totals that are not asked of it are left out. */
export interface DecidedTable {
  readonly hidden: Hidden;
  /** Places in which all are of one member: which one is not told. */
  readonly mute: readonly string[];
  /** Members that there are, by the name of the quality's place in the table. */
  readonly members: readonly string[];
  /** The last year that has a leaf. */
  readonly last: number;
}

export const isHidden = (hidden: Hidden, name: string): boolean => hidden === 'all' || hidden[name] === true;

/** Decides a table. Pure, so that a thread can do it. */
export function decideTable({
  family,
  rows,
  least,
  totals,
  states,
  wholes = [],
}: TableQuestion): DecidedTable {
  const raw = rows.map(readPattern);
  const there = tableOf(family, raw);
  const mute = least > 1 ? ofOneMember(family, there) : [];
  const named = mute.length === 0 ? there : tableOf(family, raw, whoMightBe(family, raw, mute));
  const { at, names } = named;
  const decided = new Map<number, boolean>();
  at.forEach((figure, cell) => {
    const { place, time, members, of, level } = figure;
    if (level !== undefined) decided.set(cell, isHiddenIn(wholes[level], family, figure));
    else if (totals && members.every((member) => member === ANY))
      decided.set(cell, isHidden(totals, cellKey(place, time, [], of)));
    else if (states && !isWithinState(place)) decided.set(cell, isHidden(states, names[cell]!));
  });
  const hidden = suppress({ ...named.table, decided }, least);
  const isAsked = (cell: number): boolean =>
    at[cell]!.level === undefined && (family.places === 'all' || !isWithinState(at[cell]!.place));
  return {
    hidden: Object.fromEntries(
      names.flatMap((name, cell) => (hidden[cell] && isAsked(cell) ? [[name, true as const]] : [])),
    ),
    mute,
    members: [...new Set(at.flatMap(({ members }) => members.map((member, side) => `${side}${member}`)))],
    last: at.reduce((last, { time }) => Math.max(last, yearIn(time)), 0),
  };
}

/** Whether a larger count is hidden: by the table of its totals where it is one; also where no table has decided it. */
function isHiddenIn(
  whole: Whole | undefined,
  family: Family,
  { place, time, members, of }: NamedTable['at'][number],
): boolean {
  if (!whole) return true;
  const known = timeIn(whole, family, time);
  const { totals } = whole;
  return totals && members.every((member) => member === ANY)
    ? isHidden(totals, cellKey(place, known, [], of))
    : isHidden(whole.hidden, cellKey(place, known, members, of));
}

/** The time of a figure as a table of larger counts names it: of conditions that follow the period each year is asked for by itself. */
function timeIn({ family: { periodic }, last }: Whole, family: Family, time: string): string {
  const year = /^em (\d+)$/.exec(time)?.[1];
  if (!family.periodic || periodic || year === undefined) return time;
  if (family.use === 'none') return ALL_TIME;
  return family.use === 'to' ? upToKey(Math.min(Number(year), last)) : dateKey('YYYY', Number(year));
}

/** The year of a date group's name: 'YYYY 2024'; 0 for others: shorter ones lie in years that are there too. */
const yearIn = (time: string): number => Number(/^YYYY (\d+)$/.exec(time)?.[1] ?? 0);
