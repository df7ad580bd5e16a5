import type { View } from '@fonte/contracts/view';
import { Failure } from '../../../platform/index.ts';
import { PlanRefused, type Access } from '../../../query/index.ts';
import type { IndicatorBook } from '../book/book.ts';
import { checkView } from '../view/check-view.ts';

/** Something wrong with a view: its sentence, and the part of the plan that it is about ('' for the view as a whole). */
export interface ViewFault {
  readonly at: string;
  readonly text: string;
}

/** Why a view cannot be answered with the formulas of a book, to anybody or to a caller; none for one that can. Nothing is asked of the data. */
export function viewFaults(book: IndicatorBook, view: View, access?: Access): readonly ViewFault[] {
  try {
    checkView(book, view, access);
    return [];
  } catch (error) {
    if (error instanceof Failure) return [{ at: '', text: error.message }];
    if (!(error instanceof PlanRefused)) throw error;
    return error.problems.map(({ at, text }) => ({ at, text }));
  }
}

/** The same as one sentence; null for a view that can be answered. */
export function viewFault(book: IndicatorBook, view: View): string | null {
  const faults = viewFaults(book, view);
  return faults.length === 0 ? null : [...new Set(faults.map(({ text }) => text))].join(' ');
}
