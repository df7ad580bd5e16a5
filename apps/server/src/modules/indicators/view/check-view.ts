import type { View } from '@fonte/contracts/view';
import { scope, type Access } from '../../../query/index.ts';
import type { IndicatorBook } from '../book/book.ts';
import { askedOf, basePlan, splitPlan } from './ask.ts';

/** Whoever configures sees everything, so that what is refused is the view and not the person. */
const EVERYBODY: Access = { profile: 'administrador', uf: null, cpf: null };

/** Checks that a view can be answered: every name is there, every figure reaches every group; with an `access`, that who has it may ask so. Errors: PlanRefused, and those of `askedOf`. */
export function checkView(book: IndicatorBook, view: View, access = EVERYBODY): void {
  const asked = askedOf(book, { ...view, ano: [], uf: [], limit: -1 });
  scope(basePlan(asked), access);
  for (const one of asked.indicators)
    if (one.visible && one.split) scope(splitPlan(asked, one.split, [one]), access);
}
