import type { Rollup } from '../../model/rollup.ts';
import { ROLLUPS } from '../../model/rollups/index.ts';
import type { Interval } from './intervals.ts';

/** A rollup that may answer; with `cut`, the day in a row's year before which a row must have begun to be counted. */
export interface Candidate {
  readonly rollup: Rollup;
  readonly cut?: string;
}

/**
 * The rollups of a fact whose rows end where the period does, in the order in which they are tried. A distinct count may also end
 * in the middle of a row (`within`): whoever has a visit in the year before that day is whose first visit of the year is before it.
 */
export function rollupsOf(
  fact: string,
  intervals: readonly Interval[] | null,
  within: 'whole rows' | 'parts of rows',
): Candidate[] {
  return ROLLUPS.flatMap((rollup): Candidate[] => {
    if (rollup.fact !== fact) return [];
    if (rollup.date.grain === 'ever')
      return within === 'parts of rows' && fromTheBeginning(intervals) ? [{ rollup }] : [];
    const aligned = (day: string | undefined): boolean =>
      day === undefined || FIRST_DAY[rollup.date.grain]?.test(day) === true;
    if (!(intervals ?? []).every(({ from }) => aligned(from))) return [];
    const cut = (intervals ?? []).flatMap(({ below }) =>
      below === undefined || aligned(below) ? [] : [below],
    );
    if (cut.length === 0) return [{ rollup }];
    const [only] = cut;
    return within === 'parts of rows' && intervals?.length === 1 && only !== undefined
      ? [{ rollup, cut: only }]
      : [];
  });
}

/** The days on which a row of a grain begins. */
const FIRST_DAY: Readonly<Partial<Record<Rollup['date']['grain'], RegExp>>> = {
  YYYY: /-01-01$/,
  S: /-0[17]-01$/,
  MM: /-01$/,
};

/** Who has a visit before a day is who has a first visit before it; between two days that is not so. */
const fromTheBeginning = (intervals: readonly Interval[] | null): boolean =>
  intervals === null || (intervals.length === 1 && intervals[0]?.from === undefined);
