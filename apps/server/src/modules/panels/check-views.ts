import type { FieldFault } from '@fonte/contracts';
import type { View } from '@fonte/contracts/view';
import { fail, Failure } from '../../platform/index.ts';
import { PlanRefused } from '../../query/index.ts';
import { checkView, type IndicatorBook } from '../indicators/index.ts';

/** Where in a view a part of a plan comes from. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^by/, 'grouprow'],
  [/^filters/, 'filters'],
  [/^measures/, 'indicadores'],
];

/** Checks every view of a panel; all that is wrong is told at once, each at its view. Errors: invalidView. */
export function checkViews(book: IndicatorBook, config: readonly View[]): void {
  const faults = config.flatMap((view, index) => faultsOf(book, view, index));
  const [first] = faults;
  if (first) fail('invalidView', { reason: faults.map(({ msg }) => msg).join(' ') }, { errors: faults });
}

function faultsOf(book: IndicatorBook, view: View, index: number): FieldFault[] {
  const fault = (campo: string, msg: string): FieldFault => ({
    campo: campo === '' ? `config.${index}` : `config.${index}.${campo}`,
    msg: `“${view.title}”: ${msg}`,
  });
  try {
    checkView(book, view);
    return [];
  } catch (error) {
    if (error instanceof Failure) return [fault('', error.message)];
    if (!(error instanceof PlanRefused)) throw error;
    return error.problems.map(({ at, text }) =>
      fault(PLACES.find(([place]) => place.test(at))?.[1] ?? '', text),
    );
  }
}
