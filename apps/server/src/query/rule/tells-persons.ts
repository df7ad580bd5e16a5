import type { ScopedList, ScopedPlan } from './scope.ts';

/**
 * Whether an answer tells personal data in full: rows as they are do, figures where the plan groups or narrows by a personal column or takes its
 * extreme. Profiles that see such columns masked or not at all are told none.
 */
export function tellsPersons({ analysed, fields }: ScopedPlan | ScopedList): boolean {
  return fields === 'full' && ('columns' in analysed || analysed.personal.length > 0);
}
