import type { Worked } from './cube.ts';

type Value = number | boolean | null;
type Parts = (part: number) => number | null;
export type Work = (parts: Parts) => Value;

const DIGITS = 15;
/** A number without what doubles add to it. */
export const clean = (value: number): number => Number(value.toPrecision(DIGITS));

/** Decimals of a quotient, as the server sends one (apps/server, answers/figures/exact.ts). */
const QUOTIENT_DECIMALS = 6;
/** A sum of what people write has fewer digits; a quotient may end in zeros by chance. */
const LONG = 11;

/** A figure as an answer has it: what has many digits and more decimals than anybody writes is a quotient, and rounded. */
export function told(value: number): number {
  const cleaned = clean(value);
  const [, decimals = ''] = String(cleaned).split('.');
  const long = Number(cleaned.toPrecision(LONG)) !== cleaned;
  return long && decimals.length > QUOTIENT_DECIMALS ? Number(cleaned.toFixed(QUOTIENT_DECIMALS)) : cleaned;
}

const asNumber = (value: Value): number | null => (typeof value === 'number' ? value : null);

const folded =
  (add: (a: number, b: number) => number) =>
  (args: readonly Work[]): Work =>
  (parts) => {
    let sum: number | null = null;
    for (const arg of args) {
      const value = asNumber(arg(parts));
      if (value === null) return null;
      sum = sum === null ? value : add(sum, value);
    }
    return sum;
  };

/** The least or greatest of what is there. */
const ofThose =
  (take: (a: number, b: number) => number) =>
  (args: readonly Work[]): Work =>
  (parts) =>
    args.reduce<number | null>((best, arg) => {
      const value = asNumber(arg(parts));
      return value === null ? best : best === null ? value : take(best, value);
    }, null);

const one =
  (make: (value: number) => number) =>
  ([arg = nothing]: readonly Work[]): Work =>
  (parts) => {
    const value = asNumber(arg(parts));
    return value === null ? null : make(value);
  };

const nothing: Work = () => null;

const compared =
  (is: (a: number, b: number) => boolean) =>
  ([left = nothing, right = nothing]: readonly Work[]): Work =>
  (parts) => {
    const [a, b] = [asNumber(left(parts)), asNumber(right(parts))];
    return a === null || b === null ? null : is(a, b);
  };

/** 'and' and 'or' of what may be unknown: what decides by itself decides. */
const decided =
  (by: boolean) =>
  (args: readonly Work[]): Work =>
  (parts) => {
    let known = true;
    for (const arg of args) {
      const value = arg(parts);
      if (value === by) return by;
      if (value === null) known = false;
    }
    return known ? !by : null;
  };

/** Half away from zero. */
function rounded(value: number, digits: number): number {
  const moved = 10 ** digits;
  return (Math.sign(value) * Math.round(clean(Math.abs(value) * moved))) / moved;
}

/** The operators of the query engine (apps/server, query/sql/operators.ts) over numbers: what is not there, or divided by nothing, is no figure. */
const OPERATORS: Readonly<Record<string, (args: readonly Work[]) => Work>> = {
  '+': folded((a, b) => a + b),
  '-': folded((a, b) => a - b),
  '*': folded((a, b) => a * b),
  '/':
    ([left = nothing, right = nothing]) =>
    (parts) => {
      const [a, b] = [asNumber(left(parts)), asNumber(right(parts))];
      return a === null || b === null || b === 0 ? null : a / b;
    },
  total: ofThose((a, b) => a + b),
  neg: one((value) => -value),
  abs: one(Math.abs),
  round: ([arg = nothing, digits]) => {
    return (parts) => {
      const value = asNumber(arg(parts));
      const places = digits ? asNumber(digits(parts)) : 0;
      return value === null || places === null ? null : rounded(value, places);
    };
  },
  coalesce: (args) => (parts) => {
    for (const arg of args) {
      const value = arg(parts);
      if (value !== null) return value;
    }
    return null;
  },
  nullif:
    ([left = nothing, right = nothing]) =>
    (parts) => {
      const value = left(parts);
      return value === right(parts) ? null : value;
    },
  least: ofThose(Math.min),
  greatest: ofThose(Math.max),
  if:
    ([test = nothing, yes = nothing, no = nothing]) =>
    (parts) =>
      test(parts) === true ? yes(parts) : no(parts),
  and: decided(false),
  or: decided(true),
  not:
    ([arg = nothing]) =>
    (parts) =>
      arg(parts) !== true,
  '=': compared((a, b) => a === b),
  // Nothing is different from every value.
  '!=':
    ([left = nothing, right = nothing]) =>
    (parts) =>
      left(parts) !== right(parts),
  '>': compared((a, b) => a > b),
  '<': compared((a, b) => a < b),
  '>=': compared((a, b) => a >= b),
  '<=': compared((a, b) => a <= b),
};

/** Whether figures with this operator can be worked out of their parts. */
export const isWorkable = (op: string): boolean => Object.hasOwn(OPERATORS, op);

/** Makes a figure's arithmetic ready to run many times. Errors: RangeError for an operator that is not there. */
export function workOf(worked: Worked): Work {
  if ('part' in worked) return (parts) => parts(worked.part);
  if ('number' in worked) {
    const value = Number(worked.number);
    return () => value;
  }
  const make = isWorkable(worked.op) ? OPERATORS[worked.op] : undefined;
  if (!make) throw new RangeError(`no operator ${worked.op}`);
  return make(worked.args.map(workOf));
}
