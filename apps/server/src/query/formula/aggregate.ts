import type { AggregateName } from '@fonte/formula';
import type { RowExpr } from '../../model/expression.ts';
import type { Filter } from '../../model/filter.ts';
import type { Measure } from '../../model/measure.ts';
import { relationNamed, splitRef } from '../../model/paths.ts';
import type { PeriodUse } from '../../model/relation.ts';

/** What an aggregate reads: the expression on each row, of which fact, under which conditions, and how it is called. */
export interface Fold {
  readonly expr: RowExpr;
  readonly fact: string;
  readonly where: readonly Filter[];
  readonly label: string;
  readonly period?: PeriodUse;
}

/** What each aggregate of the language is in the engine's words. */
export const AGGREGATE: Record<AggregateName, (fold: Fold) => Exclude<Measure, string>> = {
  SUM: ({ expr, fact, ...rest }) => ({ sum: expr, over: fact, ...rest }),
  AVG: ({ expr, fact, ...rest }) => ({ avg: expr, over: fact, ...rest }),
  MIN: ({ expr, fact, ...rest }) => ({ min: expr, over: fact, ...rest }),
  MAX: ({ expr, fact, ...rest }) => ({ max: expr, over: fact, ...rest }),
  COUNT_DISTINCT: ({ expr, fact, ...rest }) => ({ distinct: expr, over: fact, ...rest }),
  COUNT: ({ expr, fact, where, ...rest }) => ({
    count: fact,
    where: isOwnKey(expr, fact) ? where : [...where, { field: expr, is: 'not_null' }],
    ...rest,
  }),
};

/** Part of the fact's own key, which every row has: its count is the count of rows. */
const isOwnKey = (expr: RowExpr, fact: string): boolean =>
  typeof expr === 'string' &&
  splitRef(expr)[0] === fact &&
  relationNamed(fact)?.primaryKey.includes(splitRef(expr)[1]) === true;
