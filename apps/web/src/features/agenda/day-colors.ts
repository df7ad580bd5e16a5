import { PALETTES } from '@fonte/ui';
import { weekdayOf } from './week.ts';

const { chart, error } = PALETTES.light;
/** Monday to Saturday, each dark enough for white numbers; on imagery in both schemes alike, and so beside it. */
const COLORS = [chart[0], chart[2], chart[3], chart[5], chart[7], error.main];
const OTHER = '#1B241F';

/** A day's colour on the map and in its list. */
export const dayColor = (day: string): string => COLORS[weekdayOf(day)] ?? OTHER;
