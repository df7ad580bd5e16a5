import type { RowList } from '@fonte/contracts';
import { optionOf, type ChoiceName, type Chosen } from '@fonte/contracts/boards';
import type { DataVersion } from '../../../query/ask/answer.ts';
import type { Filter } from '../../../model/filter.ts';
import type { Days, Told } from '../../../answers/index.ts';
import { observes } from '../../../query/rule/scope.ts';

export type { Days };

/**
 * What a report is read with: the filters in force, who reads, and how fresh the data is. Plans, titles and sentences
 * are functions of it, so that a sentence never says another filter than the figure has.
 */
export interface Reading extends Told {
  readonly more: readonly Filter[];
  /** The moreFilter as it was written; null when there is none. */
  readonly moreText: string | null;
  /** Of rows as they are: the order, the conditions and the search that a reader laid on them. */
  readonly rows?: RowList;
  /** What was chosen above the cards, by the choice's name; absent, the first of each. */
  readonly chosen?: Chosen;
  readonly version: DataVersion;
  /** PRODUCT_NAME. */
  readonly product: string;
}

/**
 * A report as it is read: qualities of persons have no year for who only observes, since two years would subtract to those who joined between; figures of one year
 * have the last that was asked for.
 */
export function readingFor(
  report: { readonly ofPersons?: true; readonly ofYear?: true },
  reading: Reading,
): Reading {
  if (report.ofPersons && observes(reading.access)) return { ...reading, anos: [], days: null };
  const year = report.ofYear ? lastYear(reading) : null;
  return year === null ? reading : { ...reading, anos: [year], days: null };
}

/** The year in which a period ends: where none was asked for, that of the data; null where there are none. */
export function lastYear({ anos, days, version }: Pick<Reading, 'anos' | 'days' | 'version'>): number | null {
  const end = days?.until ?? version.dadosAte;
  return (days ? undefined : anos.at(-1)) ?? (end === null ? null : Number(end.slice(0, 4)));
}

/** The value of a choice that counts in a reading. */
export const chosenIn = (name: ChoiceName, { chosen = {} }: Pick<Reading, 'chosen'>): string =>
  optionOf(name, chosen).value;

/** The state in force when there is exactly one: the session's, else the one asked for. */
export function singleState(reading: Reading): string | null {
  if (reading.access.uf !== null) return reading.access.uf;
  return reading.ufs.length === 1 ? (reading.ufs[0] ?? null) : null;
}

/** Whether several states were asked for, and no more than these are seen. */
export const asksOfStates = ({ access, ufs }: Reading): boolean => access.uf === null && ufs.length > 1;

/** The year in force when there is exactly one. */
export function singleYear(reading: Reading): number | null {
  return reading.anos.length === 1 ? (reading.anos[0] ?? null) : null;
}

/** Whether figures of a period are those of all time: neither years nor days were asked for. */
export const isWhole = ({ anos, days }: Pick<Reading, 'anos' | 'days'>): boolean =>
  anos.length === 0 && !days;
