import { OBSERVERS, type ReportId } from '@fonte/contracts';
import {
  BOARD_NAMES,
  boardFor,
  CHOICES,
  mayOpenBoard,
  reportsOf,
  type Chosen,
} from '@fonte/contracts/boards';
import { PlanRefused, scope, type DataVersion, type ScopedPlan } from '../../../query/index.ts';
import { planOf, wholePlanOf } from './ask.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import { readingFor, type Reading } from '../declared/reading.ts';

/**
 * What the boards of who only observes ask, under each choice above their cards, with no year and with the last: which figures of small groups they are not shown
 * depends on no other filter of the page.
 */
export function boardQuestions(version: DataVersion, product: string): ScopedPlan[] {
  return OBSERVERS.flatMap((profile) =>
    BOARD_NAMES.filter((name) => mayOpenBoard(name, profile)).flatMap((name) =>
      [{}, ...choicesOf(boardFor(name, profile).choice)].flatMap((chosen) =>
        reportsOf(boardFor(name, profile, chosen)).flatMap((id) =>
          yearsUntil(version).flatMap((anos) =>
            standingQuestions(id, {
              anos,
              ufs: [],
              more: [],
              moreText: null,
              chosen,
              access: { profile, uf: null, cpf: null },
              version,
              product,
            }),
          ),
        ),
      ),
    ),
  );
}

const choicesOf = (name: keyof typeof CHOICES | undefined): Chosen[] =>
  name === undefined ? [] : CHOICES[name].options.map(({ value }) => ({ [name]: value }));

/** Nothing chosen, and the year of the newest data. */
const yearsUntil = ({ dadosAte }: DataVersion): number[][] =>
  dadosAte === null ? [[]] : [[], [Number(dadosAte.slice(0, 4))]];

/** What a report is asked of a database: its plan, and that of its whole where it has one; nothing where it is no plan, or one that the caller may not ask. */
export function standingQuestions(id: ReportId, asked: Reading): ScopedPlan[] {
  const report = CATALOGUE[id];
  const { source, published } = report;
  const reading = readingFor(report, asked);
  if (source.kind !== 'plan' || published?.for(reading.access)) return [];
  return [planOf(report, source, reading), wholePlanOf(report, source, reading)].flatMap((plan) => {
    try {
      const scoped = plan && scope(plan, reading.access);
      return scoped ? [scoped] : [];
    } catch (error) {
      // What a page may not ask it is not answered either.
      if (error instanceof PlanRefused) return [];
      throw error;
    }
  });
}
