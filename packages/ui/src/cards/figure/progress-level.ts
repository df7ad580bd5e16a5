import { PROGRESS_DANGER_BELOW, PROGRESS_SUCCESS_ABOVE } from '@fonte/contracts/programme/bands';

export type ProgressLevel = 'danger' | 'warning' | 'success';

/** The level of `value` out of `target`. Exactly 30 % and exactly 70 % are warning. */
export function progressLevel(value: number, target: number): ProgressLevel {
  if (target <= 0) return 'warning';
  // Cross-multiplied by 100 so that 7.2 of 24 is exactly 30 % and not a hair below it.
  const share = Math.round((value / target) * 1e9) / 1e9;
  if (share < PROGRESS_DANGER_BELOW) return 'danger';
  return share > PROGRESS_SUCCESS_ABOVE ? 'success' : 'warning';
}
