import type { RowRule } from '../../ask/row-rule.ts';
import type { ObserverQuestion } from './question.ts';

/** Whoever sees one state only asks of it, whatever the plan says. */
export const inPlace = (question: ObserverQuestion, rule: RowRule): ObserverQuestion =>
  rule === 'nothing' || rule.uf === undefined ? question : { ...question, uf: rule.uf };
