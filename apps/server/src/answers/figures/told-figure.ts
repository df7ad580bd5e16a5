/** One big number as its reader has it, outside of a page. */
export interface ToldFigure {
  /** The same for everybody: the report's number, or what names the figure in its panel. */
  readonly key: string;
  readonly name: string;
  /** As exact as it travels; null where it may not be shown or there is none. */
  readonly exact: string | null;
  /** As the screen writes it. */
  readonly value: string;
  /** What is counted and of what. */
  readonly note: string;
}
