import type { NamedMeasure } from '../measure.ts';
import { PRACTICES } from './practices.ts';
import { PROPERTIES } from './properties.ts';
import { RESULTS } from './results.ts';
import { TARGETS } from './targets.ts';
import { VISITS } from './visits.ts';

const ALL = { ...VISITS, ...PROPERTIES, ...PRACTICES, ...RESULTS, ...TARGETS };

export type MeasureName = keyof typeof ALL;

/** Every named measure. */
export const MEASURES: Readonly<Record<string, NamedMeasure>> = ALL;

/** A named measure's heading and sentence; the name is checked by the compiler. */
export const namedMeasure = (name: MeasureName): NamedMeasure => ALL[name];
