import { targetBefore } from '../../../model/measures/targets.ts';
import type { Measure } from '../../../query/index.ts';
import type { Reading } from '../declared/reading.ts';
import { goalMeasures, GOALS, type Goal } from './goals.ts';
import { hasBegun, hasPace, isOver, targetYear, type TargetYear } from './target-year.ts';

/** What is told of a goal beside its target and what was achieved, in the order of the columns; each only where the year allows it. */
const FIGURES = ['esperado', 'diferenca', 'por_mes', 'previsao'] as const;
export type PaceFigure = (typeof FIGURES)[number];

const number = (value: number): Measure => ({ number: String(value) });
const minus = (one: Measure, other: Measure): Measure => ({ op: '-', args: [one, other] });
/** A part of a year's days of something, exact until the division. */
const times = (what: Measure, days: number, of: number): Measure => ({
  op: '/',
  args: [{ op: '*', args: [what, number(days)] }, number(of)],
});

/** From the target of the year before to that of the year, by its days up to the day of the data. */
function expected(meta: Measure, { target }: Goal, { year, gone, days }: TargetYear): Measure {
  const before = targetBefore(target, year - 1);
  return { op: '+', args: [before, times(minus(meta, before), gone, days)] };
}

/** What is missing of the target, by the months that are left; nothing once it is reached, no value without a target. */
const perMonth = (done: Measure, meta: Measure, months: number): Measure => ({
  op: 'if',
  args: [{ op: '>=', args: [done, meta] }, number(0), { op: '/', args: [minus(meta, done), number(months)] }],
});

/** What there was when the year began, and what the year brought up to the day of the data for all of its days. */
function forecast(done: Measure, { achieved }: Goal, { gone, days }: TargetYear): Measure {
  const start: Measure = { use: achieved, period: { use: 'to', shift: { years: -1 } } };
  return { op: '+', args: [start, times(minus(done, start), days, gone)] };
}

function figuresOf(goal: Goal, of: TargetYear): Partial<Record<PaceFigure, Measure>> {
  const [done, meta] = [goal.key, `meta_${goal.key}`];
  if (isOver(of)) return { diferenca: minus(done, meta) };
  return {
    ...(hasBegun(of)
      ? { esperado: expected(meta, goal, of), diferenca: minus(done, `esperado_${goal.key}`) }
      : {}),
    ...(of.months === null ? {} : { por_mes: perMonth(done, meta, of.months) }),
    ...(hasPace(of) ? { previsao: forecast(done, goal, of) } : {}),
  };
}

/** Of each goal what was achieved by the day of the data, the target of the year, and the figures between them. */
export function paceMeasures(reading: Reading): Readonly<Record<string, Measure>> {
  const of = targetYear(reading);
  if (of === null) return goalMeasures();
  return Object.fromEntries(
    GOALS.flatMap((goal): [string, Measure][] => [
      // What is dated after the day of the data is not held against what was due by then.
      [goal.key, { use: goal.achieved, period: { use: 'to', shift: { years: 0 }, sameSpan: true } }],
      [`meta_${goal.key}`, { use: goal.target }],
      ...Object.entries(figuresOf(goal, of)).map(([name, measure]): [string, Measure] => [
        `${name}_${goal.key}`,
        measure,
      ]),
    ]),
  );
}

/** Any goal's figures: all have the same. */
export const toldIn = (of: TargetYear): readonly PaceFigure[] =>
  FIGURES.filter((name) => figuresOf(GOALS[0], of)[name] !== undefined);
