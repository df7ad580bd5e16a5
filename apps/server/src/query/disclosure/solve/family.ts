import type { RowExpr } from '../../../model/expression.ts';
import type { Filter } from '../../../model/filter.ts';
import type { Measure } from '../../../model/measure.ts';
import type { PeriodUse } from '../../../model/relation.ts';
import { reaches, refsOf, relationNamed } from '../../../model/paths.ts';
import type { AggregateUse } from '../../ask/analysed.ts';
import { expressionFor } from '../../ask/names.ts';
import type { Plan } from '../../ask/plan.ts';
import type { ObserverQuestion } from '../question/question.ts';
import { countedBy } from '../question/counted-by.ts';
import { isOfAll } from '../question/counted.ts';
import { PLACES } from '../question/recode.ts';

/**
 * The figures that are protected together: those of one fact under one condition, by one quality. Measures that add up the same rows share a family,
 * however they are asked, so that what is hidden in one question is hidden in all.
 */
export interface Family {
  readonly fact: string;
  readonly where: readonly Filter[];
  /**
   * Of counts, the conditions that make them parts of what `where` alone counts, one after the other: with the first few of them they are larger counts, and how many more
   * there are in these is told by the two. The table holds them all (docs/decisions/0077).
   */
  readonly narrower: readonly Filter[];
  readonly use: PeriodUse;
  /**
   * Which figures of municipalities and basins stand in the table: none, those of all members only, or all. Those of all members are decided before any
   * quality, so that each quality's table holds them, whether they are asked for or not.
   */
  readonly places: 'none' | 'totals' | 'all';
  readonly qualities: readonly RowExpr[];
  readonly ofPersons: boolean;
  /** Whether the conditions themselves change with the period, so that years are no parts of the whole. */
  readonly periodic: boolean;
  /**
   * 'counts': how many properties and how many producers, told side by side (counted-by.ts); 'people': other figures of properties or their producers, each once;
   * 'entries': of rows whose years are no parts of the whole, each once; 'rows': of the rows of its leaves.
   */
  readonly sums: 'counts' | 'people' | 'entries' | 'rows';
}

/** The family of an aggregate in an observer's question. */
export function familyOf(use: AggregateUse, plan: Plan, question: ObserverQuestion): Family {
  const { fact, kind, arg } = use;
  const relation = relationNamed(fact);
  const periodic = use.where.some(isPeriodic);
  const onePerPerson = relation?.primaryKey.join() === 'cod_propriedade';
  const counts = countedBy(use) !== undefined;
  // Rows without a value add nothing: who stands behind a sum has one.
  const known: Filter[] = arg === undefined || counts ? [] : [{ field: arg, is: 'not_null' }];
  const qualities = question.qualities.filter((field) => expressionFor(fact, field) !== undefined);
  const isNarrower = (filter: Filter): boolean => counts && !isOfAll(filter);
  return {
    fact,
    where: [...use.where.filter((filter) => !isNarrower(filter)), ...known],
    narrower: use.where.filter(isNarrower),
    use: counts ? inOneTable(usedIn(use, plan), periodic) : usedIn(use, plan),
    places: placesOf(fact, question, qualities.length > 0),
    qualities,
    ofPersons: question.ofPersons,
    periodic,
    sums: counts ? 'counts' : kind === 'distinct' || onePerPerson ? 'people' : periodic ? 'entries' : 'rows',
  };
}

/** How an aggregate looks at the period of its question. */
export function usedIn({ fact, period }: AggregateUse, plan: Plan): PeriodUse {
  const relation = relationNamed(fact);
  if (!relation?.date) return 'none';
  return (typeof period === 'object' ? period.use : period) ?? plan.period?.mode ?? relation.period;
}

/** Who was there in a year and who was up to its end stand in one table: the two subtract to who was there before alone. */
const inOneTable = (use: PeriodUse, periodic: boolean): PeriodUse => (use === 'in' && !periodic ? 'to' : use);

function placesOf(fact: string, { place }: ObserverQuestion, divided: boolean): Family['places'] {
  if (expressionFor(fact, PLACES.municipio.dimension) === undefined) return 'none';
  return place ? 'all' : divided ? 'totals' : 'none';
}

/** The table of the figures of all members, which every quality's table has in common; none for one without a quality. */
export const totalsOf = (family: Family): Family | undefined =>
  family.qualities.length === 0
    ? undefined
    : { ...family, qualities: [], ofPersons: false, places: family.places === 'none' ? 'none' : 'all' };

/** The tables of the larger counts that a table holds, the largest first: none of its own conditions, then the first of them, and so on. */
export const wholesOf = (family: Family): Family[] =>
  family.narrower.map((_, level) => {
    const narrower = family.narrower.slice(0, level);
    const periodic = [...family.where, ...narrower].some(isPeriodic);
    return { ...family, narrower, periodic, use: inOneTable(family.use, periodic) };
  });

/** The table that has decided the figures of states; none for one that has no other. */
export const statesOf = (family: Family): Family | undefined =>
  family.places === 'all'
    ? { ...family, places: family.qualities.length === 0 ? 'none' : 'totals' }
    : undefined;

/** Whether a table divides people or farms by what they are: then a place in which all are of one member tells it of each. */
export const tellsAttributes = ({ fact, qualities, ofPersons }: Family): boolean =>
  ofPersons ||
  (qualities.length > 0 &&
    qualities.every((field) =>
      refsOf(expressionFor(fact, field) ?? field).every((ref) => ref.startsWith('propriedade.')),
    ));

/** What a distinct count of persons tells of: the fact's property, else the person whom its row is about. */
export const whoOf = (fact: string): RowExpr =>
  reaches(fact, 'propriedade.cod_propriedade')
    ? 'propriedade.cod_propriedade'
    : `${fact}.${relationNamed(fact)?.primaryKey[0] ?? ''}`;

/** The question of who stands in which leaf, for all time or for one year of a family whose conditions follow the period. */
export function leavesPlan(family: Family, year: number | null): Plan {
  const { fact, where, narrower, qualities, places } = family;
  const dated = hasDates(family);
  const levels = Array.from({ length: narrower.length + 1 }, (_, level) => narrower.slice(0, level));
  return {
    measures: Object.fromEntries(
      levels.map((more, level): [string, Measure] => [
        `c${level}`,
        {
          distinct: whoOf(fact),
          over: fact,
          where: [...where, ...more],
          ...(family.periodic ? { period: family.use } : { period: 'none' }),
        },
      ]),
    ),
    by: [
      ...(expressionFor(fact, 'uf') === undefined ? [] : [{ as: 'uf', field: 'uf' }]),
      ...(places === 'none'
        ? []
        : Object.entries(PLACES).map(([as, { dimension }]) => ({ as, field: dimension }))),
      ...(dated ? [{ as: 'd', field: '@date', grain: hasMonths(family) ? 'YYYY MM' : 'YYYY' }] : []),
      ...qualities.map((field, index) => ({ as: `q${index}`, field })),
    ],
    period: { anos: year === null ? [] : [year] },
  };
}

/** Whether the leaves of a family are told by their own date. */
export const hasDates = ({ fact, use, periodic }: Family): boolean =>
  !periodic && use !== 'none' && relationNamed(fact)?.date !== null;

/** Whether they are told by month: how many people there were in each of two months would tell who was in one only. */
export const hasMonths = (family: Family): boolean =>
  hasDates(family) && family.qualities.length === 0 && family.sums === 'rows';

function isPeriodic(filter: Filter): boolean {
  if ('not' in filter) return isPeriodic(filter.not);
  if ('any' in filter) return filter.any.some(isPeriodic);
  if ('all' in filter) return filter.all.some(isPeriodic);
  if ('exists' in filter) {
    const relation = relationNamed(filter.exists);
    const dated = relation?.date !== null && (filter.period ?? relation?.period) !== 'none';
    return dated || (filter.where ?? []).some(isPeriodic);
  }
  const values = Array.isArray(filter.value) ? filter.value : [filter.value];
  return (
    values.some((value) => String(value).startsWith('$')) || JSON.stringify(filter.field).includes('"age"')
  );
}
