import type { PlacedMark } from './job.ts';

/** One mark for all points of a region, at their middle, with how many of each class of the layer there are. */
export interface Region extends PlacedMark {
  readonly classes: Readonly<Record<string, number>>;
}

/** The largest first, so that a small one lies over it; null where the points stand each for themselves. */
export interface Regions {
  readonly regions: readonly Region[] | null;
}
