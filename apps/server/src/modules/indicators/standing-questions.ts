import { OBSERVERS } from '@fonte/contracts';
import type { View } from '@fonte/contracts/view';
import { Failure } from '../../platform/index.ts';
import { PlanRefused, type Access, type ScopedPlan } from '../../query/index.ts';
import type { IndicatorBook } from './book/book.ts';
import { publishedPanels } from './published-panels.ts';
import type { Indicators } from './service.ts';
import { askedOf } from './view/ask.ts';
import { comparedFor } from './view/compared.ts';
import { plansOf } from './view/plans.ts';

/** What the published panels of who only observes ask, with no year and with one: which figures of small groups they are not shown depends on no other filter. */
export async function panelQuestions(indicators: Indicators, year: number | null): Promise<ScopedPlan[]> {
  const { db } = indicators.app.database;
  const book = await indicators.book(db);
  const questions: ScopedPlan[] = [];
  for (const profile of OBSERVERS) {
    const access: Access = { profile, uf: null, cpf: null };
    // oxlint-disable-next-line no-await-in-loop -- three profiles
    for (const { config } of await publishedPanels(db, profile))
      for (const view of config)
        for (const ano of year === null ? [[]] : [[], [year]])
          questions.push(...questionsOf(book, view, ano, access));
  }
  return questions;
}

/** None of a view that is not answered: it names what is there no more, or asks what who only observes may not. */
function questionsOf(book: IndicatorBook, view: View, ano: number[], access: Access): ScopedPlan[] {
  try {
    const { base, splits } = plansOf(
      comparedFor(askedOf(book, { ...view, ano, uf: [], limit: -1 }), access),
      access,
    );
    return [base, ...splits.map(({ plan }) => plan)];
  } catch (error) {
    if (error instanceof PlanRefused || error instanceof Failure) return [];
    throw error;
  }
}
