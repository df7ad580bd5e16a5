import type { Filter, ListPlan, Measure, Period, Plan } from '../../query/index.ts';
import type { Reading } from './reading.ts';
import type { ListSource, PlanSource, Report, Step } from './report.ts';

/** Alias of a step of the subtraction within the plan of its figure. */
export const stepAlias = (index: number): string => `passo_${index}`;

/** Filters of a request: the states asked for and the moreFilter. The caller's own rows are AND-ed in the query engine. */
export function filtersOf(reading: Reading): Filter[] {
  const states: Filter[] =
    reading.ufs.length === 0 ? [] : [{ field: 'uf', is: '=', value: [...reading.ufs] }];
  return [...states, ...reading.more];
}

/** The period of a request; a report that the year does not narrow gets none. */
export function periodOf(report: Report, reading: Reading): Period {
  return { anos: report.period === 'none' ? [] : [...reading.anos] };
}

/** The report's question to the query engine, with its steps as further measures: one statement for figure and provenance. */
export function planOf(report: Report, source: PlanSource, reading: Reading): Plan {
  const plan = source.plan(reading);
  const steps = source.steps?.(reading) ?? [];
  const measures: Record<string, Measure> = { ...plan.measures };
  steps.forEach((step, index) => {
    measures[stepAlias(index)] = stepMeasure(step);
  });
  return {
    ...plan,
    measures,
    filters: [...(plan.filters ?? []), ...filtersOf(reading)],
    period: periodOf(report, reading),
  };
}

/** The figures of the whole that the rows' plan cannot give; undefined where there are none. */
export function wholePlanOf(report: Report, source: PlanSource, reading: Reading): Plan | undefined {
  const plan = source.whole?.(reading);
  return plan && { ...plan, filters: filtersOf(reading), period: periodOf(report, reading) };
}

const stepMeasure = ({ measure, label }: Step): Measure =>
  typeof measure === 'string' ? { use: measure, label } : { ...measure, label };

/** The rows of a download. */
export function listOf(report: Report, source: ListSource, reading: Reading): ListPlan {
  const plan = source.plan(reading);
  return {
    ...plan,
    filters: [...(plan.filters ?? []), ...filtersOf(reading)],
    period: periodOf(report, reading),
  };
}
