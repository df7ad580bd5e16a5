import { optionOf, type ChoiceName, type Chosen } from '@fonte/contracts/boards';
import type { DataVersion } from '../../query/ask/answer.ts';
import type { Filter } from '../../model/filter.ts';
import type { Access } from '../../query/ask/access.ts';
import { observes } from '../../query/rule/scope.ts';

/**
 * What a report is read with: the filters in force, who reads, and how fresh the data is. Plans, titles and sentences
 * are functions of it, so that a sentence never says another filter than the figure has.
 */
export interface Reading {
  /** Empty for all years. */
  readonly anos: readonly number[];
  /** As asked for; the session's own state is in `access` and laid on in the query. */
  readonly ufs: readonly string[];
  readonly more: readonly Filter[];
  /** The moreFilter as it was written; null when there is none. */
  readonly moreText: string | null;
  /** What was chosen above the cards, by the choice's name; absent, the first of each. */
  readonly chosen?: Chosen;
  readonly access: Access;
  readonly version: DataVersion;
  /** PRODUCT_NAME. */
  readonly product: string;
}

/** A report as it is read: qualities of persons have no year for who only observes, since two years would subtract to those who joined between. */
export const readingFor = (report: { readonly ofPersons?: true }, reading: Reading): Reading =>
  report.ofPersons && observes(reading.access) ? { ...reading, anos: [] } : reading;

/** The value of a choice that counts in a reading. */
export const chosenIn = (name: ChoiceName, { chosen = {} }: Pick<Reading, 'chosen'>): string =>
  optionOf(name, chosen).value;

/** The state in force when there is exactly one: the session's, else the one asked for. */
export function singleState(reading: Reading): string | null {
  if (reading.access.uf !== null) return reading.access.uf;
  return reading.ufs.length === 1 ? (reading.ufs[0] ?? null) : null;
}

/** The year in force when there is exactly one. */
export function singleYear(reading: Reading): number | null {
  return reading.anos.length === 1 ? (reading.anos[0] ?? null) : null;
}
