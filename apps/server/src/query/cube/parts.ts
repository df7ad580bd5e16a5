import type { Worked, Fold } from '@fonte/contracts/brush/cube';
import { isWorkable } from '@fonte/contracts/brush/worked';
import type { RowExpr } from '../../model/expression.ts';
import type { Measure } from '../../model/measure.ts';
import { typeOf } from '../../model/type-of.ts';
import type { AggregateUse, Analysed, Calc } from '../ask/analysed.ts';
import { expressionFor } from '../ask/names.ts';
import { partsOf } from '../days/grain.ts';
import { yearsIn } from '../days/intervals.ts';
import { inOneGroup } from '../statement/units.ts';

/** What the figures of several plans are made of, so that those of several groups come of the parts of each. */
export class Parts {
  /** By the alias under which a plan asks for them. */
  readonly measures: Record<string, Measure> = {};
  readonly folds: Fold[] = [];
  readonly #known = new Map<string, number>();

  /** `along`: the group whose members are put together, by its alias in the plans. */
  constructor(readonly along: { readonly alias: string; readonly field: RowExpr }) {}

  /** The figure of an output in one row of its plan (`whole`: over all of them); undefined where it does not come of parts. */
  of(alias: string, analysed: Analysed, whole: boolean): Worked | undefined {
    const output = analysed.outputs.find((one) => one.alias === alias);
    return output && this.#worked(output.calc, analysed, whole);
  }

  #worked(calc: Calc, analysed: Analysed, whole: boolean): Worked | undefined {
    switch (calc.kind) {
      case 'number':
        return { number: calc.yearly ? this.#yearly(calc.number, analysed, whole) : calc.number };
      case 'aggregate': {
        const use = analysed.aggregates[calc.id];
        const part = use && this.#aggregate(use);
        const counted = use?.kind === 'count' || use?.kind === 'distinct';
        return part && (counted || calc.orZero) ? { op: 'coalesce', args: [part, NOTHING] } : part;
      }
      case 'op': {
        const args = calc.args.map((arg) => this.#worked(arg, analysed, whole));
        return isWorkable(calc.op) && args.every((arg) => arg !== undefined)
          ? { op: calc.op, args }
          : undefined;
      }
      case 'share':
      case 'running':
      case 'nothing':
        return undefined;
    }
  }

  /** A count or a sum adds up; of distinct things only where each is in one of the groups; a mean is a sum and a count. */
  #aggregate(use: AggregateUse): Worked | undefined {
    const { kind, fact, arg, where, period, each } = use;
    const more = { where, ...(period === undefined ? {} : { period }) };
    if (each) return undefined;
    if (kind === 'count') return this.#part({ count: fact, ...more }, 'sum');
    if (arg === undefined) return undefined;
    const over = { over: fact, ...more };
    switch (kind) {
      case 'distinct':
        return inOneGroup({ fact, distinct: arg }, this.along.field)
          ? this.#part({ distinct: arg, ...over }, 'sum')
          : undefined;
      case 'sum':
        return this.#part({ sum: arg, ...over }, 'sum');
      case 'avg': {
        const known = [...where, { field: arg, is: 'not_null' } as const];
        const sum = this.#part({ sum: arg, ...over }, 'sum');
        return { op: '/', args: [sum, this.#part({ count: fact, ...more, where: known }, 'sum')] };
      }
      case 'min':
      case 'max': {
        const own = expressionFor(fact, arg);
        const isNumber = own !== undefined && ['numeric', 'integer'].includes(typeOf(own));
        if (!isNumber) return undefined;
        return this.#part(kind === 'min' ? { min: arg, ...over } : { max: arg, ...over }, kind);
      }
    }
  }

  /** A year's number for each chosen year, as `figures-sql.ts` has it: once in a row that is of one of them. */
  #yearly(number: string, { plan, groups }: Analysed, whole: boolean): string {
    const years = yearsIn(plan.period);
    const own = groups.filter(({ alias }) => alias !== this.along.alias);
    const byYear = own.some(({ grain }) => grain !== undefined && partsOf(grain)?.includes('YYYY'));
    return years === 1 || (byYear && !whole) ? number : decimalTimes(number, years);
  }

  #part(measure: Measure, fold: Fold): Worked {
    const key = JSON.stringify(measure);
    const known = this.#known.get(key);
    if (known !== undefined) return { part: known };
    const part = this.folds.length;
    this.#known.set(key, part);
    this.folds.push(fold);
    this.measures[partAlias(part)] = measure;
    return { part };
  }
}

/** The alias of a part by its number. */
export const partAlias = (part: number): string => `parte${part}`;

const NOTHING = { number: '0' } as const;

/** Exact: decimals are no doubles. */
function decimalTimes(number: string, times: number): string {
  const [whole = '0', decimals = ''] = number.split('.');
  const product = (BigInt(`${whole}${decimals}`) * BigInt(times)).toString();
  if (decimals === '') return product;
  const negative = product.startsWith('-');
  const digits = product.replace('-', '').padStart(decimals.length + 1, '0');
  const at = digits.length - decimals.length;
  return `${negative ? '-' : ''}${digits.slice(0, at)}.${digits.slice(at)}`;
}
