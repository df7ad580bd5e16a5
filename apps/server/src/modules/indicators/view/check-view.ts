import type { View } from '@fonte/contracts/view';
import { scope } from '../../../query/index.ts';
import type { IndicatorBook } from '../book/book.ts';
import { askedOf, basePlan, splitPlan } from './ask.ts';

/** Whoever configures sees everything, so that what is refused is the view and not the person. */
const EVERYBODY = { profile: 'administrador', uf: null, cpf: null } as const;

/** Checks that a view can be answered: every name is there, every figure reaches every group. Errors: PlanRefused, and those of `askedOf`. */
export function checkView(book: IndicatorBook, view: View): void {
  const asked = askedOf(book, { ...view, ano: [], uf: [], limit: -1 });
  scope(basePlan(asked), EVERYBODY);
  for (const one of asked.indicators)
    if (one.visible && one.split) scope(splitPlan(asked, one.split, [one]), EVERYBODY);
}
