import type { Row } from '@fonte/contracts';
import { numberOf } from '../../../answers/figures/exact.ts';
import { groupColumn } from '../../../answers/tables/head-columns.ts';
import type { Answer, AnswerRow } from '../../../query/index.ts';
import { grandTotal, keysOf } from '../draw/levels.ts';
import { singleState, type Reading } from '../declared/reading.ts';
import { GOALS, type Goal } from './goals.ts';

/** Goals by level, a line each: the whole, then each state. */
export interface GoalLines {
  readonly tbody: readonly Row[];
  /** Of each line its state and its goal, as a click sends them. */
  readonly keys: readonly Row[];
}

/** What a line is of, before its figures. */
export const LINE_COLUMNS = [
  groupColumn('indicador', 'Meta'),
  groupColumn('uf', 'UF'),
  groupColumn('unidade', 'Unidade'),
] as const;

/** The lines with what `figures` says of each; a goal without target and without result is left out. */
export function goalLines(
  answer: Answer,
  reading: Reading,
  figures: (goal: Goal, values: AnswerRow['values']) => Row,
): GoalLines {
  const states = answer.rows.filter(({ keys }) => (keys['uf'] ?? null) !== null);
  const levels = [
    ...(singleState(reading) === null ? [{ values: grandTotal(answer).values, uf: 'Todas', key: {} }] : []),
    ...states.map((row) => ({ values: row.values, uf: String(row.keys['uf']), key: keysOf(row, ['uf']) })),
  ];
  const lines = levels.flatMap(({ values, uf, key }) =>
    GOALS.filter((goal) => isThere(goal, values)).map((goal) => ({
      cells: { indicador: goal.label, uf, unidade: goal.unit, ...figures(goal, values) },
      key: { ...key, idColuna: goal.key },
    })),
  );
  return { tbody: lines.map(({ cells }) => cells), keys: lines.map(({ key }) => key) };
}

const isThere = ({ key }: Goal, values: AnswerRow['values']): boolean =>
  (values[`meta_${key}`] ?? null) !== null || numberOf(values[key]) !== 0;
