import type { RowExpr } from '../../../model/expression.ts';
import { COUNTS, COUNTS_NOT } from '../../../model/measures/conditions.ts';
import type { Comparison, Filter, FilterValue } from '../../../model/filter.ts';
import { reaches, refsOf } from '../../../model/paths.ts';
import type { Analysed } from '../../ask/analysed.ts';
import { isPublic } from './question.ts';

/** Properties that came into observers' figures with enough others, and those of them whose first visit did (migration 0066). */
const COUNTED: Comparison = { field: 'coorte_divulgada.contada', is: '=', value: true };
/** States that have a target or counted properties. */
const TOLD: Comparison = { field: 'meta.divulgada', is: '=', value: true };
const ATTENDED: Comparison = { field: 'coorte_divulgada.atendida', is: '=', value: true };

/** How many valid visits a property has, in all or in a cycle. */
const HOW_MANY: ReadonlySet<RowExpr> = new Set([
  'visita_ritmo.visitas',
  'visita_ritmo.visitas_ciclo_1',
  'visita_ritmo.visitas_ciclo_2',
]);

/** Of comparisons with a number, whether they hold of 0. */
const HOLDS_OF_NONE: Partial<Record<Comparison['is'], (than: number) => boolean>> = {
  '=': (than) => than === 0,
  '<': (than) => than > 0,
  '<=': (than) => than >= 0,
  '>': (than) => than < 0,
  '>=': (than) => than <= 0,
  not_null: () => true,
};

const same = (one: Filter, other: Filter): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Visits that count, of attended properties; those too that do not. */
const OF_VISITS: Filter = { any: [ATTENDED, COUNTS_NOT] };

/** Whether a condition says of whom figures are at all, not which of them one counts. */
export const isOfAll = (filter: Filter): boolean =>
  [COUNTS, COUNTED, ATTENDED, OF_VISITS].some((one) => same(one, filter));

/**
 * A question of the properties that observers are told of: who came to the programme, or was visited for the first time, is counted when there are others
 * enough, so that no two loads differ by fewer (docs/decisions/0053). What is nobody's is as it was.
 */
export function countedOnly(analysed: Analysed): Analysed {
  const aggregates = analysed.aggregates.map((use) => {
    // That a state has no target says that the programme is there.
    if (use.fact === 'meta') return { ...use, where: [...use.where, TOLD] };
    if (isPublic(use) || !reaches(use.fact, COUNTED.field)) return use;
    const where = [...use.where.map(withVisits), ...ofVisits(use.arg), ...ofCounted(use.fact, use.where)];
    return { ...use, where };
  });
  return { ...analysed, aggregates };
}

/** Rows of visits that count, and of what was done in them, are those of attended properties; of visits that may count, those too that do not. */
function ofCounted(fact: string, where: readonly Filter[]): readonly Filter[] {
  if (where.some((one) => same(one, COUNTS))) return [ATTENDED];
  if (fact !== 'visita' || where.some((one) => same(one, COUNTS_NOT))) return [COUNTED];
  return [COUNTED, OF_VISITS];
}

/** A property that has a visit that counts is one whose visits are told; whose are not is one without. */
function withVisits(filter: Filter): Filter {
  if ('not' in filter) return { not: withVisits(filter.not) };
  if ('any' in filter) return { any: filter.any.map(withVisits) };
  if ('all' in filter) return { all: filter.all.map(withVisits) };
  if ('field' in filter) {
    if (!HOW_MANY.has(filter.field)) return filter;
    return takesNone(filter) ? { any: [filter, { not: ATTENDED }] } : { all: [filter, ATTENDED] };
  }
  if (filter.exists !== 'visita') return filter;
  return (filter.where ?? []).some((one) => same(one, COUNTS)) ? { all: [filter, ATTENDED] } : filter;
}

/** Adding up how many visits properties have, those of attended ones and of those that have none. */
const ofVisits = (arg: RowExpr | undefined): readonly Filter[] =>
  arg !== undefined && refsOf(arg).some((ref) => HOW_MANY.has(ref))
    ? [{ any: [ATTENDED, { field: 'visita_ritmo.visitas', is: '=', value: 0 }] }]
    : [];

/** Whether a condition on how many visits a property has holds of one without. */
function takesNone({ is, value }: Comparison): boolean {
  if (is === '!=') return !takesNone({ field: '', is: '=', ...(value === undefined ? {} : { value }) });
  const values = (Array.isArray(value) ? value : [value]) as readonly FilterValue[];
  return values.some((one) => HOLDS_OF_NONE[is]?.(Number(one)) ?? false);
}
