import type { Rollup } from '../model/rollup.ts';
import { ROLLUPS } from '../model/rollups/index.ts';
import type { Interval } from './intervals.ts';

/** The rollups of a fact whose rows end where the period does, in the order in which they are tried. */
export function rollupsOf(fact: string, intervals: readonly Interval[] | null): Rollup[] {
  return ROLLUPS.filter((rollup) => rollup.fact === fact && aligned(intervals, rollup));
}

function aligned(intervals: readonly Interval[] | null, { date }: Rollup): boolean {
  const first = date.grain === 'YYYY' ? '-01-01' : '-01';
  return (intervals ?? []).every(({ from, below }) =>
    [from, below].every((day) => day === undefined || day.endsWith(first)),
  );
}
