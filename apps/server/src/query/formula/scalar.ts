import type { CallNode, ScalarName } from '@fonte/formula';
import { problem, type Problem } from '@fonte/formula/text/messages';
import type { OperatorName } from '../../model/operator.ts';

/** Longest number in a formula, characters: what a plan takes. */
export const NUMBER_DIGITS = 30;
const MOST_PLACES = 12;

/** How many places ROUND keeps: a written whole number, since the database rounds every row alike. */
export function placesOf(node: CallNode, problems: Problem[]): string {
  const places = node.args[1];
  if (!places) return '0';
  if (places.kind === 'number' && /^\d{1,2}$/.test(places.value) && Number(places.value) <= MOST_PLACES)
    return places.value;
  problems.push(problem('places', places.span));
  return '0';
}

/** What an operator of the engine is applied to: figures of a level, or values of a row. */
interface Worked<T> {
  readonly op: OperatorName;
  readonly args: readonly (T | Worked<T> | { readonly number: string; readonly yearly?: true })[];
}

/** What each scalar operator of the language is in the engine's words, the same over rows and over figures. */
const SCALAR: Record<ScalarName, <T>(args: readonly T[], node: CallNode, problems: Problem[]) => Worked<T>> =
  {
    NULLIF: (args) => ({ op: 'nullif', args }),
    COALESCE: (args) => ({ op: 'coalesce', args }),
    // What it changes is how the sums inside it are read.
    COMPLETO: (args) => ({ op: 'coalesce', args }),
    // What it changes is the days of what is inside it.
    ACUMULADO: (args) => ({ op: 'coalesce', args }),
    LEAST: (args) => ({ op: 'least', args }),
    GREATEST: (args) => ({ op: 'greatest', args }),
    ABS: (args) => ({ op: 'abs', args }),
    SE: (args) => ({ op: 'if', args }),
    E: (args) => ({ op: 'and', args }),
    OU: (args) => ({ op: 'or', args }),
    NAO: (args) => ({ op: 'not', args }),
    IN: <T>([first, ...others]: readonly T[]) => {
      const equal = others.map((other): Worked<T> => ({
        op: '=',
        args: first === undefined ? [] : [first, other],
      }));
      return equal.length === 1 && equal[0] ? equal[0] : { op: 'or', args: equal };
    },
    // Over rows, inside an aggregate, it is 365 alone.
    DIVANO365: (args) => ({ op: '/', args: [...args, { number: '365', yearly: true }] }),
    ROUND: (args, node, problems) => ({
      op: 'round',
      args: [...args.slice(0, 1), { number: placesOf(node, problems) }],
    }),
  };

/** What the comparisons of the language are in the engine's words. */
export const SIGN = { '=': '=', '<>': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

/** A scalar call over its worked out arguments. */
export const scalarOf = <T>(
  name: ScalarName,
  args: readonly T[],
  node: CallNode,
  problems: Problem[],
): Worked<T> => SCALAR[name](args, node, problems);
