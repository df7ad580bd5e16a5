import type { DecidedTable } from '../solve/decide-table.ts';
import type { PlaceKind } from '../question/recode.ts';

/** What is hidden of a family's table. */
export interface Decision extends DecidedTable {
  /** Years of the question that are known; others are not answered where years are no parts of the whole. */
  readonly years: readonly number[];
  /** Municipalities and basins, by code and by name. */
  readonly places: Readonly<Record<PlaceKind, Readonly<Record<string, number>>>>;
}
