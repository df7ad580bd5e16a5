import {
  askedRows,
  observes,
  type Filter,
  type ListPlan,
  type Measure,
  type Period,
  type Plan,
} from '../../../query/index.ts';
import type { Reading } from '../declared/reading.ts';
import type { ListSource, PlanSource, Report, Step } from '../declared/report.ts';

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
  const { anos, days } = reading;
  if (report.period === 'none') return { anos: [] };
  return days ? { from: days.from, until: days.until } : { anos: [...anos] };
}

/** The report's question to the query engine. The steps of a figure without groups are further measures of the same statement. */
export function planOf(report: Report, source: PlanSource, reading: Reading): Plan {
  const plan = source.plan(reading);
  return {
    ...plan,
    measures: { ...plan.measures, ...(grouped(plan) ? {} : stepsOf(source, reading)) },
    filters: [...(plan.filters ?? []), ...filtersOf(reading)],
    period: periodOf(report, reading),
  };
}

/**
 * The figures of the whole that the rows' plan cannot give, or would have to work out for every row to show them once: the steps of a
 * report with groups. Undefined where there are none.
 */
export function wholePlanOf(report: Report, source: PlanSource, reading: Reading): Plan | undefined {
  const plan = source.whole?.(reading);
  const steps = grouped(source.plan(reading)) ? stepsOf(source, reading) : {};
  const measures = { ...plan?.measures, ...steps };
  if (Object.keys(measures).length === 0) return undefined;
  return { ...plan, measures, filters: filtersOf(reading), period: periodOf(report, reading) };
}

const grouped = ({ by = [] }: Plan): boolean => by.length > 0;

function stepsOf(source: PlanSource, reading: Reading): Record<string, Measure> {
  const steps = stepsFor(source, reading);
  return Object.fromEntries(steps.map((step, index) => [stepAlias(index), stepMeasure(step)]));
}

/** The subtraction behind a figure; who only observes sees the figure, since parts of small groups stand between. */
export const stepsFor = (source: PlanSource, reading: Reading): readonly Step[] =>
  observes(reading.access) ? [] : (source.steps?.(reading) ?? []);

const stepMeasure = ({ measure, label }: Step): Measure =>
  typeof measure === 'string' ? { use: measure, label } : { ...measure, label };

/** The rows of a download or a list, as the reader ordered and narrowed them. */
export function listOf(report: Report, source: ListSource, reading: Reading): ListPlan {
  const plan = source.plan(reading);
  return {
    ...plan,
    filters: [...(plan.filters ?? []), ...filtersOf(reading)],
    period: periodOf(report, reading),
    ...askedRows(reading.rows ?? {}),
  };
}

/** The figures of a list's foot: of all its rows, before its reader narrows them. */
export function footPlan(report: Report, source: ListSource, reading: Reading): Plan {
  const { filters = [] } = source.plan(reading);
  return {
    measures: source.foot?.(reading) ?? {},
    filters: [...filters, ...filtersOf(reading)],
    period: periodOf(report, reading),
  };
}
