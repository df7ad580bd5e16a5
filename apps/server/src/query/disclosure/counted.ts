import { COUNTS, COUNTS_NOT } from '../../model/measures/conditions.ts';
import type { Comparison, Filter } from '../../model/filter.ts';
import { reaches } from '../../model/paths.ts';
import type { Analysed } from '../ask/analysed.ts';
import { isPublic } from './question.ts';

/** Properties that came into observers' figures with enough others, and those of them whose first visit did (migration 0066). */
const COUNTED: Comparison = { field: 'coorte_divulgada.contada', is: '=', value: true };
const ATTENDED: Comparison = { field: 'coorte_divulgada.atendida', is: '=', value: true };

const same = (one: Filter, other: Filter): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A question of the properties that observers are told of: who came to the programme, or was visited for the first time, is counted when there are others
 * enough, so that no two loads differ by fewer (docs/decisions/0053). What is nobody's is as it was.
 */
export function countedOnly(analysed: Analysed): Analysed {
  const aggregates = analysed.aggregates.map((use) =>
    isPublic(use) || !reaches(use.fact, COUNTED.field)
      ? use
      : { ...use, where: [...use.where.map(withVisits), ...ofCounted(use.fact, use.where)] },
  );
  return { ...analysed, aggregates };
}

/** Rows of visits that count are those of attended properties; of visits that may count, those too that do not. */
function ofCounted(fact: string, where: readonly Filter[]): readonly Filter[] {
  if (fact !== 'visita' || where.some((one) => same(one, COUNTS_NOT))) return [COUNTED];
  return where.some((one) => same(one, COUNTS)) ? [ATTENDED] : [COUNTED, { any: [ATTENDED, COUNTS_NOT] }];
}

/** A property that has a visit that counts is one whose visits are told; whose are not is one without. */
function withVisits(filter: Filter): Filter {
  if ('not' in filter) return { not: withVisits(filter.not) };
  if ('any' in filter) return { any: filter.any.map(withVisits) };
  if ('all' in filter) return { all: filter.all.map(withVisits) };
  if (!('exists' in filter) || filter.exists !== 'visita') return filter;
  return (filter.where ?? []).some((one) => same(one, COUNTS)) ? { all: [filter, ATTENDED] } : filter;
}
