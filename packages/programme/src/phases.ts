import { PHASES } from '@fonte/contracts/programme/phases';

/** From the first visit of the last phase to that of the first. */
const LAST_FIRST = Object.values(PHASES).toSorted((a, b) => b.from - a.from);

/** The phase that a visit of this number (0 to 24) belongs to, in the words of the source. */
export function phaseOfVisit(numero: number): string {
  const phase = LAST_FIRST.find(({ from }) => numero >= from);
  if (!phase) throw new Error(`No phase has a visit ${numero}`);
  return phase.label;
}
