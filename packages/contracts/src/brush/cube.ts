/** What a view's figures are made of, mark by mark of another card of its panel, and how they are put together (docs/decisions/0103). Without zod, for pages. */

type Cell = string | number | boolean | null;

/** A figure as arithmetic on parts that are added up, never on figures that are shown. */
export type Worked =
  | { readonly part: number }
  | { readonly number: string }
  | { readonly op: string; readonly args: readonly Worked[] };

/** How a part of several marks comes of the parts of each. */
export type Fold = 'sum' | 'min' | 'max';

/** Cells of a table, those of one mark together and in the order of the marks. */
export interface CubeTable {
  /** The values of the groups of each row, those of the view first and its split's last. */
  readonly rows: Cell[][];
  /** The mark and the row of each cell, by number. */
  readonly mark: number[];
  readonly row: number[];
  /** Part by part the figure of each cell; decimals that a double does not keep are text. */
  readonly parts: (number | string | null)[][];
}

export interface Cube {
  /** The values of the marks, as `valueData` of an answer has them. */
  readonly marks: Cell[];
  readonly folds: Fold[];
  /** What stands in the rows; the whole view as one row; then one table for each split. */
  readonly tables: CubeTable[];
  /** The visible indicators in their order: in which table, and how, in a row and over everything. */
  readonly figures: {
    readonly id: number;
    readonly table: number;
    readonly row: Worked;
    readonly total: Worked;
  }[];
}

/** Largest number of cells that is sent. Beyond it each choice is a question to the server. */
export const CUBE_CELLS = 20_000;
/** Most parts that the figures of one view are made of. */
export const CUBE_PARTS = 24;
