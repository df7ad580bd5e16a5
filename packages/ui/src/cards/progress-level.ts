/** Below this share progress is danger, above SUCCESS_ABOVE success, between warning (specification 1, section 9). */
export const DANGER_BELOW = 0.3;
export const SUCCESS_ABOVE = 0.7;

export type ProgressLevel = 'danger' | 'warning' | 'success';

/** The level of `value` out of `target`. Exactly 30 % and exactly 70 % are warning. */
export function progressLevel(value: number, target: number): ProgressLevel {
  if (target <= 0) return 'warning';
  // Cross-multiplied by 100 so that 7.2 of 24 is exactly 30 % and not a hair below it.
  const share = Math.round((value / target) * 1e9) / 1e9;
  if (share < DANGER_BELOW) return 'danger';
  return share > SUCCESS_ABOVE ? 'success' : 'warning';
}
