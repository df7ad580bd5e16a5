import { DIMENSIONS, type Filter, type Period } from '../../../query/index.ts';
import type { RowExpr } from '../../../model/expression.ts';
import { relationNamed } from '../../../model/paths.ts';
import { dayAfter, dayBefore, spansOf, type Interval } from '../../../query/days/intervals.ts';
import { daysOfGroup, partsOf } from '../../../query/days/grain.ts';
import { isSteppable } from '../../../query/days/steps.ts';
import type { FactRead } from '../../../query/formula/index.ts';
import { invalidView } from '../refused.ts';

/** What a question is about in time, and the conditions that are left. */
export interface AskedPeriod {
  readonly period: Period;
  readonly filters: readonly Filter[];
}

const SAY = {
  oneSpan:
    'Um dos indicadores diz o que há até o fim de um período: o filtro de tempo precisa ser um só período seguido, com = > < ≥ ou ≤.',
  nothing: 'O filtro de tempo e o período escolhido não têm nenhum dia em comum.',
} as const;

/**
 * The one period of a question: its years or days, and what its filters say of 'Tempo'. Each part of a figure then uses it in its own way (in it, up to its
 * end, whenever), where a filter on the rows' own dates would cut a share's two parts differently. Facts that are all counted by their own date
 * keep their filters. Errors: invalidView for filters that are not one period.
 */
export function askedPeriod(
  period: Period,
  filters: readonly Filter[],
  reads: readonly FactRead[],
): AskedPeriod {
  const timed = filters.filter(isOnTime);
  if (timed.length === 0 || reads.every(isByItsDate)) return { period, filters };
  const spans = timed.map(daysOfFilter).reduce(met, spansOf(period) ?? [{}]);
  return { period: periodOf(spans), filters: filters.filter((filter) => !timed.includes(filter)) };
}

/** Whether a fact's rows are those of a period by their own date. */
export const isByItsDate = ({ fact, period }: FactRead): boolean =>
  typeof relationNamed(fact)?.date === 'string' && period === 'in';

/** Whether a condition is on the date of each fact. */
export const isOnTime = (filter: Filter): boolean =>
  'field' in filter && dateGrain(filter.field) !== undefined;

/** The grain of a field that is the fact's own date or a part of it: '' for the day itself; undefined for any other. */
function dateGrain(field: RowExpr): string | undefined {
  if (field === '@date') return '';
  const expr =
    typeof field === 'string' && Object.hasOwn(DIMENSIONS, field) ? DIMENSIONS[field]?.at[0] : field;
  return typeof expr === 'object' && 'part' in expr && expr.part === '@date' ? expr.grain : undefined;
}

/** The days that a condition on time keeps. */
function daysOfFilter(filter: Filter): readonly Interval[] {
  if (!('field' in filter)) return invalidView(SAY.oneSpan);
  const grain = dateGrain(filter.field) ?? '';
  const values = [filter.value ?? []].flat();
  const spans = values.map((value) => {
    const { from, below } = daysOf(grain, String(value)) ?? invalidView(SAY.oneSpan);
    switch (filter.is) {
      case '=':
        return { from, below };
      case '>=':
        return { from };
      case '>':
        return { from: below };
      case '<':
        return { below: from };
      case '<=':
        return { below };
      case '!=':
      case 'contains':
      case 'not_contains':
      case 'starts':
      case 'not_starts':
      case 'ends':
      case 'not_ends':
      case 'typed':
      case 'null':
      case 'not_null':
        return invalidView(SAY.oneSpan);
    }
  });
  return spans.length === 0 ? invalidView(SAY.oneSpan) : joined(spans);
}

function daysOf(grain: string, value: string): { from: string; below: string } | undefined {
  if (grain === '') return { from: value, below: dayAfter(value) };
  const parts = partsOf(grain);
  return parts && isSteppable({ grain }) ? daysOfGroup(parts, Number(value)) : undefined;
}

const EARLIEST = '0000-01-01';
const LATEST = '9999-12-31';

/** Spans that meet or touch as one, in order. */
function joined(spans: readonly Interval[]): Interval[] {
  const whole: Interval[] = [];
  for (const span of spans.toSorted((a, b) => ((a.from ?? EARLIEST) < (b.from ?? EARLIEST) ? -1 : 1))) {
    const last = whole.at(-1);
    const touches = last !== undefined && (span.from ?? EARLIEST) <= (last.below ?? LATEST);
    if (!touches) whole.push(span);
    else if ((span.below ?? LATEST) > (last.below ?? LATEST))
      whole[whole.length - 1] = bounded(last.from, span.below);
  }
  return whole;
}

/** The days that are in both. */
const met = (some: readonly Interval[], others: readonly Interval[]): readonly Interval[] =>
  some.flatMap((one) =>
    others.flatMap((other) => {
      const from = [one.from ?? EARLIEST, other.from ?? EARLIEST].toSorted()[1]!;
      const below = [one.below ?? LATEST, other.below ?? LATEST].toSorted()[0]!;
      return from < below
        ? [bounded(from === EARLIEST ? undefined : from, below === LATEST ? undefined : below)]
        : [];
    }),
  );

const bounded = (from: string | undefined, below: string | undefined): Interval => ({
  ...(from === undefined ? {} : { from }),
  ...(below === undefined ? {} : { below }),
});

function periodOf(spans: readonly Interval[]): Period {
  const [only, ...more] = spans;
  if (!only) return invalidView(SAY.nothing);
  const years = spans.map(yearsOf);
  if (years.every((one) => one !== undefined)) return { anos: years.flat() };
  if (more.length > 0) return invalidView(SAY.oneSpan);
  return {
    ...(only.from === undefined ? {} : { from: only.from }),
    ...(only.below === undefined ? {} : { until: dayBefore(only.below) }),
  };
}

/** The years that a span is made of; undefined where it begins or ends within one, or is open. */
function yearsOf({ from, below }: Interval): number[] | undefined {
  if (!from?.endsWith('-01-01') || !below?.endsWith('-01-01')) return undefined;
  const first = Number(from.slice(0, 4));
  return Array.from({ length: Number(below.slice(0, 4)) - first }, (_, index) => first + index);
}
