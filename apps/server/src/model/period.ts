import type { PeriodUse } from './relation.ts';

/** Days are 'YYYY-MM-DD', both ends included. */
export type Day = string;

/**
 * What time a plan is about: years (empty for all), or days from … until. Each fact is narrowed on its own date, in the
 * way its measure, else `mode`, else its relation says.
 */
export type Period =
  | { readonly anos: readonly number[]; readonly mode?: PeriodUse }
  | { readonly from?: Day; readonly until?: Day; readonly mode?: PeriodUse };

/**
 * How one measure uses the plan's period. `shift` moves it ('-1 year': the year before; '-6 months': the semester
 * before). `sameSpan` cuts the shifted period at the day the data of the unshifted one ends, so that an unfinished year
 * is compared with the same days of the year before; moved by nothing it is the unfinished year itself up to that day.
 */
export interface PeriodUseShifted {
  readonly use?: PeriodUse;
  readonly shift: { readonly years?: number; readonly months?: number };
  readonly sameSpan?: boolean;
}

export type MeasurePeriod = PeriodUse | PeriodUseShifted;
