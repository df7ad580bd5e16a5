import type { RowExpr } from '../../../model/expression.ts';
import { formOf } from '../../../model/operator.ts';
import { reaches } from '../../../model/paths.ts';
import { typeOf } from '../../../model/type-of.ts';
import type { AggregateUse, Analysed, Calc } from '../../ask/analysed.ts';
import { isPublic } from './question.ts';

/** By how much a property's values deviate in what observers are told, drawn once for each (migration 0065). */
const FACTOR = 'desvio_divulgado.fator';

/** No sum that observers are told differs by more than this from the exact one, in per cent of what is added up; a mean lies between its values. */
export const MOST_DEVIATION_PERCENT = 3;

/**
 * A question whose sums are made of values that deviate by a factor of each property's own, and whose means are weighted by it; counts are as they are
 * (docs/decisions/0052). The question itself where it adds up nothing measured.
 */
export function deviated(analysed: Analysed): Analysed {
  const aggregates: AggregateUse[] = [...analysed.aggregates];
  /** Of a mean, the sum of the weights of the values that are known. */
  const weights = new Map<number, number>();
  for (const use of analysed.aggregates) {
    if (!deviates(use)) continue;
    const weighted: RowExpr = { op: '*', args: [use.arg, FACTOR] };
    aggregates[use.id] = { ...use, kind: 'sum', arg: weighted };
    if (use.kind !== 'avg') continue;
    const id = aggregates.length;
    aggregates.push({
      ...use,
      id,
      kind: 'sum',
      arg: FACTOR,
      where: [...use.where, { field: use.arg, is: 'not_null' }],
    });
    weights.set(use.id, id);
  }
  if (!analysed.aggregates.some(deviates)) return analysed;
  const outputs = analysed.outputs.map((output) => ({ ...output, calc: weighing(output.calc, weights) }));
  return { ...analysed, aggregates, outputs };
}

/** Whether an aggregate adds up what is measured of properties: hectares, money, quantities. How many there are of something is counted. */
function deviates(use: AggregateUse): use is AggregateUse & { readonly arg: RowExpr } {
  const { kind, arg, fact } = use;
  return (
    (kind === 'sum' || kind === 'avg') &&
    arg !== undefined &&
    !isPublic(use) &&
    isMeasured(arg) &&
    reaches(fact, FACTOR)
  );
}

/** Whether an expression takes its value from a number with decimals; what only decides between others does not. */
function isMeasured(expr: RowExpr): boolean {
  if (typeof expr === 'string') return typeOf(expr) === 'numeric';
  if (!('op' in expr)) return false;
  return formOf(expr.op).gives !== 'boolean' && expr.args.some(isMeasured);
}

function weighing(calc: Calc, weights: ReadonlyMap<number, number>): Calc {
  switch (calc.kind) {
    case 'aggregate': {
      const weight = weights.get(calc.id);
      if (weight === undefined) return calc;
      const parts: Calc[] = [calc.id, weight].map((id) => ({ kind: 'aggregate', id, orZero: false }));
      const mean: Calc = { kind: 'op', op: '/', args: parts };
      return calc.orZero
        ? { kind: 'op', op: 'coalesce', args: [mean, { kind: 'number', number: '0' }] }
        : mean;
    }
    case 'op':
      return { ...calc, args: calc.args.map((arg) => weighing(arg, weights)) };
    case 'share':
    case 'running':
      return { ...calc, of: weighing(calc.of, weights) };
    case 'number':
    case 'nothing':
      return calc;
  }
}
