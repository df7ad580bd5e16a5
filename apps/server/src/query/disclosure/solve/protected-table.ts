/** People who stand in the very same leaves, and how many they are. */
export interface Pattern {
  readonly size: number;
  readonly leaves: readonly number[];
  /** Where they have several things that are counted (properties), the leaves of each; two that stand alike are one. */
  readonly things?: readonly (readonly number[])[];
  /** Where people are counted beside their things, the leaves in which they are people: each is one there, however many things of theirs stand in it. */
  readonly asPeople?: readonly number[];
}

/** A table as it may be published: what each figure adds up, and who stands behind it. */
export interface ProtectedTable {
  readonly patterns: readonly Pattern[];
  /** People who may be there for all that is told: of another member, in a place whose people are all of one. A figure is shown where it is safe with them and without. */
  readonly absent?: readonly Pattern[];
  /** Each figure as the leaves that it adds up. */
  readonly cells: readonly (readonly number[])[];
  /** Figures that another table has decided: true where it hides them. They are the first here, as they were decided there. */
  readonly decided?: ReadonlyMap<number, boolean>;
  /**
   * What a figure is a sum of. 'people': of each person once, or of each of their things once, however often they stand in it (distinct counts, areas of
   * properties): it is shown where it is safe as either; 'counts': of how many things or how many people, told side by side; 'rows': of the rows of its leaves.
   */
  readonly sums: 'people' | 'counts' | 'rows';
  /** How much each figure is missed: the heavier is shown before the lighter, of two alike the larger, then the first. */
  readonly weight: readonly number[];
}
