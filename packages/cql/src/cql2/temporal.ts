import type { Comparator, Expression, Predicate } from '../predicate.ts';
import { argumentsOf, fault, member, type Cql2Reading } from './reading.ts';
import { momentOf, propertyOf, valueOf } from './values.ts';

/** A stretch of time, open where null; of a moment both ends are the same. */
interface Stretch {
  readonly from: string | null;
  readonly to: string | null;
  readonly moment: boolean;
}

const CONVERSE: Readonly<Record<string, string>> = {
  t_after: 't_before',
  t_before: 't_after',
  t_during: 't_contains',
  t_contains: 't_during',
};

/** T_AFTER and its kin: a property that has one day, held against a moment or an interval that is written. @throws FilterFault */
export function temporalOf(op: string, args: readonly unknown[], reading: Cql2Reading): Predicate {
  const [left, right] = argumentsOf(op, args, 2);
  const swapped = propertyOf(left) === undefined;
  const value = valueOf(swapped ? right : left, reading);
  const stretch = stretchOf(swapped ? left : right);
  if (value.kind !== 'property')
    throw fault('uma condição de tempo compara uma propriedade com uma data escrita');
  const { from, to, moment } = stretch;
  switch (swapped ? (CONVERSE[op] ?? op) : op) {
    case 't_after':
      return to === null ? { kind: 'exclude' } : compared(value, '>', to);
    case 't_before':
      return from === null ? { kind: 'exclude' } : compared(value, '<', from);
    case 't_equals':
      if (!moment || from === null) return { kind: 'exclude' };
      return compared(value, '=', from);
    case 't_during':
      if (moment) throw fault('T_DURING compara com um intervalo');
      return within(value, '>', '<', stretch);
    case 't_intersects':
      return within(value, '>=', '<=', stretch);
    case 't_disjoint':
      return { kind: 'not', part: within(value, '>=', '<=', stretch) };
    default:
      throw fault(`“${op}” não é atendido`);
  }
}

/** The day between both ends, where there are ends: else any day there is. */
function within(value: Expression, low: Comparator, high: Comparator, { from, to }: Stretch): Predicate {
  const parts = [
    ...(from === null ? [] : [compared(value, low, from)]),
    ...(to === null ? [] : [compared(value, high, to)]),
  ];
  return parts.length === 0 ? { kind: 'not', part: { kind: 'null', value } } : { kind: 'and', parts };
}

const compared = (left: Expression, operator: Comparator, moment: string): Predicate => ({
  kind: 'compare',
  operator,
  left,
  right: { kind: 'literal', value: moment },
  matchCase: true,
});

function stretchOf(value: unknown): Stretch {
  const moment = momentOf(value);
  if (moment !== undefined) return { from: moment, to: moment, moment: true };
  const ends = member(value, 'interval');
  if (!Array.isArray(ends) || ends.length !== 2) throw fault('esperava uma data ou um intervalo');
  const [from, to] = ends.map((end) => (end === '..' ? null : (momentOf({ date: end }) ?? null)));
  return { from: from ?? null, to: to ?? null, moment: false };
}
