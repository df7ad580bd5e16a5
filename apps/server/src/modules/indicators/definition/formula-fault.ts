import type { Problem } from '@fonte/formula';
import { fail } from '../../../platform/index.ts';

/** A problem of a formula as it travels. */
export const wireProblem = ({ message, span, fix }: Problem) => ({
  message,
  start: span.start,
  end: span.end,
  fix,
});

/** Ends a save: all problems of the formula, at its field. */
export function refuseFormula(problems: readonly Problem[]): never {
  const reason = problems.map(({ message }) => message).join('. ');
  return fail('invalidFormula', { reason }, { errors: [{ campo: 'formula_plain', msg: reason }] });
}
