import type { TableSource } from '../source/index.ts';

/** What an import will do to one table. */
export interface Delta {
  readonly source: TableSource;
  /** True for a table that was empty: its rows go in without comparing, and leave no history. */
  readonly fill: boolean;
  /** Rows as it stands. */
  readonly before: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** Whether anything of a table is another than before. */
export const changesAnything = ({ added, changed, removed }: Delta): boolean => added + changed + removed > 0;
