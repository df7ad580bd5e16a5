import { VISITS_CYCLE, VISITS_TARGET } from './visits.ts';

/** The cycles: as data have them, as addresses name them, as people read them, and how many visits a property has at the end of each. */
export const CYCLES = [
  { code: 1, value: '1', label: 'Ciclo 1', visits: VISITS_CYCLE },
  { code: 2, value: '2', label: 'Ciclo 2', visits: VISITS_TARGET },
] as const;
export type Cycle = (typeof CYCLES)[number]['code'];
export type CycleValue = (typeof CYCLES)[number]['value'];

export const cycleLabel = (value: CycleValue): string =>
  CYCLES.find((cycle) => cycle.value === value)?.label ?? value;
