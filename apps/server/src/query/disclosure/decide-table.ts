import { ANY, cellKey, isWithinState, tableOf } from './cells.ts';
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
export function decideTable({ family, rows, least, totals, states }: TableQuestion): DecidedTable {
  const raw = rows.map(readPattern);
  const there = tableOf(family, raw);
  const mute = least > 1 ? ofOneMember(family, there) : [];
  const named = mute.length === 0 ? there : tableOf(family, raw, whoMightBe(family, raw, mute));
  const { at, names } = named;
  const decided = new Map<number, boolean>();
  at.forEach(({ place, time, members }, cell) => {
    if (totals && members.every((member) => member === ANY))
      decided.set(cell, isHidden(totals, cellKey(place, time, [])));
    else if (states && !isWithinState(place)) decided.set(cell, isHidden(states, names[cell]!));
  });
  const hidden = suppress({ ...named.table, decided }, least);
  const isAsked = (cell: number): boolean => family.places === 'all' || !isWithinState(at[cell]!.place);
  return {
    hidden: Object.fromEntries(
      names.flatMap((name, cell) => (hidden[cell] && isAsked(cell) ? [[name, true as const]] : [])),
    ),
    mute,
    members: [...new Set(at.flatMap(({ members }) => members.map((member, side) => `${side}${member}`)))],
    last: at.reduce((last, { time }) => Math.max(last, yearIn(time)), 0),
  };
}

/** The year of a date group's name: 'YYYY 2024'; 0 for others: shorter ones lie in years that are there too. */
const yearIn = (time: string): number => Number(/^YYYY (\d+)$/.exec(time)?.[1] ?? 0);
