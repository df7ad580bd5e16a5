/** Bands that figures are coloured by (first text, section 9). */

/** Progress is danger below the first share of its target, success above the second, warning between. */
export const PROGRESS_DANGER_BELOW = 0.3;
export const PROGRESS_SUCCESS_ABOVE = 0.7;

/** Radial bars, percent. */
export const RADIAL_THRESHOLDS = [25, 50, 75] as const;
