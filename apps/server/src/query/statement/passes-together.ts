import type { Filter } from '../../model/filter.ts';
import type { RowExpr } from '../../model/expression.ts';
import { typeOf } from '../../model/type-of.ts';
import type { AggregateUse } from '../ask/analysed.ts';
import { expressionFor } from '../ask/names.ts';
import { scopeColumns } from '../ask/row-rule.ts';
import { shareRows } from '../days/rollups-of.ts';
import type { Pass, Read } from './days-together.ts';
import { readingOf, type ReadFrom, type Unit } from './units.ts';

/**
 * Passes over the same rows are one (docs/decisions/0095, 0113). Things that are counted, each once, are counted beside sums of the same fact's same days: where a table has one row
 * of each thing, counting its rows is counting things. And figures of two facts that stand in the same rows of one table, what was planned and what was done, are added up
 * together. So where each alone would read that table. Where a thing has several rows, sums of them are added up on the way to each thing (0117). Passes whose rows were read already are left as they are.
 */
export function passesTogether(passes: readonly Pass[], read: Read): Pass[] {
  const { analysed, rule, context, rollups } = read;
  const together: Pass[] = [];
  for (const pass of passes.toSorted((a, b) => Number(isCount(a)) - Number(isCount(b)))) {
    let joined: Pass | undefined;
    const at = together.findIndex((other) => (joined = joinedWith(other, pass)) !== undefined);
    if (joined) together[at] = joined;
    else together.push(pass);
  }
  // In the order of the plan's measures, whichever of them share a pass.
  return together.toSorted((a, b) => firstOf(a.unit) - firstOf(b.unit));

  function joinedWith(one: Pass, other: Pass): Pass | undefined {
    if (!areOfTheSameRows(one, other, read)) return undefined;
    const { fact, intervals, shift } = one.unit;
    const unit: Unit = {
      fact,
      intervals,
      shift,
      aggregates: [...one.unit.aggregates, ...other.unit.aggregates],
    };
    const [own, others, all] = [one.unit, other.unit, unit].map((some) =>
      readingOf(some, analysed, rule, context, rollups),
    ) as [ReadFrom, ReadFrom, ReadFrom];
    const alone = [own, others].every((reading, index) => {
      const counts = [one, other][index]!.unit.distinct !== undefined;
      return tableOf(reading) === tableOf(all) && (!counts || reading.parts[0]?.oneRow === true);
    });
    if (alone && tableOf(all) !== undefined) return { unit, parts: all.parts };
    const { distinct } = other.unit;
    return distinct === undefined || isCount(one) || other.unit.fact !== fact
      ? undefined
      : onTheWay({ ...unit, distinct }, [own, others]);
  }

  /** Sums of rows of which things are made distinct: each thing's are added up where it is made one, once and not at each of several levels. */
  function onTheWay(unit: Unit, alone: readonly ReadFrom[]): Pass | undefined {
    if (!unit.aggregates.every(isSmall)) return undefined;
    const { parts, rollup } = readingOf(unit, analysed, rule, context, rollups);
    const [rows] = parts;
    const same = [...alone, { parts, rollup }].every(
      (one) => one.rollup === rollup && one.parts.length === 1,
    );
    const once = rows?.oneGroup === true || analysed.levels.length === 1;
    const counted = !once || rows?.oneRow === true || rows?.several !== undefined;
    return same && !counted && !alone.some(({ parts: [own] }) => own?.ownGroup) ? { unit, parts } : undefined;
  }
}

/** Whether it is kept of each thing in a few bytes: sums of numeric are not, and a table of them may not fit its memory. */
const isSmall = ({ kind, arg }: AggregateUse): boolean =>
  kind === 'distinct' || arg === undefined || ['integer', 'date'].includes(typeOf(arg));

/** Whether things are counted in it and sums are added up on the way. */
const isMixed = ({ unit: { distinct, aggregates } }: Pass): boolean =>
  distinct !== undefined && aggregates.some(({ kind }) => kind !== 'distinct');

const isCount = ({ unit }: Pass): boolean => unit.distinct !== undefined;

/** The rollup's table that answers alone; undefined for the fact's own, and where rows of other days stand beside it. */
const tableOf = ({ rollup, parts }: ReadFrom): string | undefined =>
  parts.length === 1 ? rollup?.table.join('.') : undefined;

/** Whether two passes are of the same days, and of one fact or of two whose rows are grouped, narrowed and seen alike. */
function areOfTheSameRows(one: Pass, other: Pass, read: Read): boolean {
  if (other.parts !== undefined || one.unit.below !== undefined || isMixed(one)) return false;
  if ([one, other].some(({ unit: { each, stepped } }) => each !== undefined || stepped !== undefined))
    return false;
  if (daysOf(one.unit) !== daysOf(other.unit)) return false;
  if (one.unit.fact === other.unit.fact) return isCount(other) && !isCount(one);
  return shareRows(one.unit.fact, other.unit.fact) && isAlike(one.unit, other.unit, read);
}

const daysOf = ({ intervals, shift }: Unit): string => JSON.stringify([intervals, shift]);
const firstOf = ({ aggregates }: Unit): number => Math.min(...aggregates.map(({ id }) => id));

function isAlike(one: Unit, other: Unit, { analysed: { plan, groups } }: Read): boolean {
  const [own, others] = [one.fact, other.fact];
  const conditions = [...one.aggregates, ...other.aggregates].flatMap(({ where }) => where);
  const fields = [
    ...groups.map(({ field }) => field),
    ...[...(plan.filters ?? []), ...conditions].flatMap(fieldsOf),
  ];
  return (
    JSON.stringify(scopeColumns(own)) === JSON.stringify(scopeColumns(others)) &&
    fields.every((field) => {
      const [here, there] = [expressionFor(own, field), expressionFor(others, field)];
      // A condition of one fact's figures alone says nothing of the other's.
      return here === undefined || there === undefined || JSON.stringify(here) === JSON.stringify(there);
    })
  );
}

/** What a condition compares of the rows themselves; what must exist beside them is found by their property. */
function fieldsOf(filter: Filter): readonly RowExpr[] {
  if ('not' in filter) return fieldsOf(filter.not);
  if ('any' in filter) return filter.any.flatMap(fieldsOf);
  if ('all' in filter) return filter.all.flatMap(fieldsOf);
  return 'exists' in filter ? [] : [filter.field];
}
