import { CELL_TEXT_LIMIT } from '@fonte/contracts';
import { inWords, isAggregate, print, type AggregateName, type CallNode, type Node } from '@fonte/formula';
import { problem, type Problem } from '@fonte/formula/messages';
import type { RowExpr } from '../../model/expression.ts';
import type { Filter } from '../../model/filter.ts';
import type { Measure } from '../../model/measure.ts';
import { COUNTS } from '../../model/measures/conditions.ts';
import { relationNamed, splitRef } from '../../model/paths.ts';
import type { FormulaNames } from './names.ts';
import { memberSum, rowExpression, selectionsIn } from './row-expression.ts';
import { factOf, rowReferences } from './row-facts.ts';
import { NUMBER_DIGITS, scalarOf } from './scalar.ts';
import { entriesOf } from './selection.ts';

/** Largest formula once its indicators stand in it, nodes: far beyond what people write, and the end of a chain that doubles. */
export const FORMULA_SIZE_LIMIT = 2_000;

/** A formula as a measure of the query engine. */
export interface FormulaMeasure {
  readonly measure: Exclude<Measure, string>;
  readonly problems: readonly Problem[];
  /** Facts it reads, in the order of its text. */
  readonly facts: readonly string[];
  /** Whether only visits that count, and their entries, are read. */
  readonly countedOnly: boolean;
}

/** What formulas are made into measures with. */
export interface FormulaContext {
  readonly names: FormulaNames;
  /** The resolved formula of another indicator by code, and its name; undefined for one that is not there. */
  readonly indicator: (code: string) => { readonly name: string; readonly tree: Node } | undefined;
}

/**
 * Turns a resolved and checked formula into a measure: row expressions inside aggregates, arithmetic over them at the level shown, other
 * indicators in their place and not rounded. Problems: parts that are not on one row, cycles, size.
 */
export function toMeasure(tree: Node, context: FormulaContext): FormulaMeasure {
  const translation = new Translation(context);
  const measure = translation.value(tree);
  if (translation.facts.length === 0 && translation.problems.length === 0)
    translation.problems.push(problem('notAggregated', tree.span, { text: print(tree, 'plain') }));
  return {
    measure,
    problems: translation.problems,
    facts: translation.facts,
    countedOnly: translation.countedOnly,
  };
}

const NOTHING = { number: '0' } as const;

/** What an aggregate reads: the expression on each row, of which fact, under which conditions, and how it is called. */
interface Fold {
  readonly expr: RowExpr;
  readonly fact: string;
  readonly where: readonly Filter[];
  readonly label: string;
}

/** What each aggregate of the language is in the engine's words. */
const AGGREGATE: Record<AggregateName, (fold: Fold) => Exclude<Measure, string>> = {
  SUM: ({ expr, fact, ...rest }) => ({ sum: expr, over: fact, ...rest }),
  AVG: ({ expr, fact, ...rest }) => ({ avg: expr, over: fact, ...rest }),
  MIN: ({ expr, fact, ...rest }) => ({ min: expr, over: fact, ...rest }),
  MAX: ({ expr, fact, ...rest }) => ({ max: expr, over: fact, ...rest }),
  COUNT_DISTINCT: ({ expr, fact, ...rest }) => ({ distinct: expr, over: fact, ...rest }),
  COUNT: ({ expr, fact, where, label }) => ({
    count: fact,
    where: isOwnKey(expr, fact) ? where : [...where, { field: expr, is: 'not_null' }],
    label,
  }),
};

/** Part of the fact's own key, which every row has: its count is the count of rows. */
const isOwnKey = (expr: RowExpr, fact: string): boolean =>
  typeof expr === 'string' &&
  splitRef(expr)[0] === fact &&
  relationNamed(fact)?.primaryKey.includes(splitRef(expr)[1]) === true;

const SIGN = { '=': '=', '<>': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;
/** Facts of which only what the programme counts is read, unless the formula itself asks how visits count. */
const COUNTED = new Set(['visita', 'lancamento']);
const ASKS_COUNTING = new Set(['visita.conta', 'visita.sincronizada', 'visita.motivo']);

/** What a part of a figure is called beside its rows: its own words, as long as a cell may be. */
function partLabel(node: CallNode): string {
  const words = inWords(node);
  const text = words.charAt(0).toUpperCase() + words.slice(1);
  return text.length > CELL_TEXT_LIMIT ? `${text.slice(0, CELL_TEXT_LIMIT - 1)}…` : text;
}

class Translation {
  readonly problems: Problem[] = [];
  readonly facts: string[] = [];
  countedOnly = false;
  readonly #path: string[] = [];
  #size = 0;

  constructor(readonly context: FormulaContext) {}

  value(node: Node): Exclude<Measure, string> {
    this.#size += 1;
    if (this.#size > FORMULA_SIZE_LIMIT) {
      if (this.#size === FORMULA_SIZE_LIMIT + 1)
        this.problems.push(problem('tooLarge', node.span, { limit: FORMULA_SIZE_LIMIT }));
      return NOTHING;
    }
    switch (node.kind) {
      case 'number':
        if (node.value.length > NUMBER_DIGITS)
          this.problems.push(problem('numberTooLong', node.span, { text: node.value.slice(0, 12) }));
        return { number: node.value };
      case 'text':
        this.problems.push(problem('notNumber', node.span, { text: node.value }));
        return NOTHING;
      case 'negate':
        return { op: 'neg', args: [this.value(node.operand)] };
      case 'binary': {
        const args = [this.value(node.left), this.value(node.right)];
        // Counts are whole numbers of the database's, whose product might not fit; decimals always do.
        return { op: node.operator, args: node.operator === '*' ? [{ number: '1' }, ...args] : args };
      }
      case 'compare':
        return { op: SIGN[node.operator], args: [this.value(node.left), this.value(node.right)] };
      case 'reference':
        return this.#indicator(node);
      case 'call':
        if (isAggregate(node.operator)) return this.#aggregate(node, node.operator);
        return scalarOf(
          node.operator,
          node.args.map((arg) => this.value(arg)),
          node,
          this.problems,
        );
    }
  }

  #indicator(node: Extract<Node, { kind: 'reference' }>): Exclude<Measure, string> {
    const code = node.code ?? '';
    const other = this.context.indicator(code);
    if (!other) {
      this.problems.push(problem('unknownIndicator', node.span, { name: node.name ?? code }));
      return NOTHING;
    }
    if (this.#path.includes(code)) {
      const names = [...this.#path, code].map((one) => this.context.indicator(one)?.name ?? one);
      this.problems.push(problem('cycle', node.span, { path: names.join(' → ') }));
      return NOTHING;
    }
    const before = this.problems.length;
    this.#path.push(code);
    const measure = this.value(other.tree);
    this.#path.pop();
    // What is wrong inside another formula is told at the place where it is used.
    const inner = this.problems.splice(before);
    for (const { name, message } of inner.slice(0, 1))
      this.problems.push(
        name === 'tooLarge' || name === 'cycle'
          ? { name, message, span: node.span, fix: null }
          : problem('brokenIndicator', node.span, { name: other.name, reason: message }),
      );
    return measure;
  }

  #aggregate(node: CallNode, operator: AggregateName): Exclude<Measure, string> {
    const [argument] = node.args;
    const { names } = this.context;
    const fact = argument && factOf(argument, names, this.problems);
    if (!argument || fact === undefined) return NOTHING;
    if (!this.facts.includes(fact)) this.facts.push(fact);
    const selections = selectionsIn(argument, names);
    const reading = { fact, names, problems: this.problems, narrowed: selections.length === 1 };
    const expr = memberSum(argument, names) ?? rowExpression(argument, reading);
    const counted = COUNTED.has(fact) && !this.#asksCounting(argument);
    this.countedOnly ||= counted;
    const where: Filter[] = [
      ...(selections.length > 0 ? [entriesOf(selections)] : []),
      ...(counted ? [COUNTS] : []),
    ];
    const label = partLabel(node);
    return AGGREGATE[operator]({ expr, fact, where, label });
  }

  #asksCounting(node: Node): boolean {
    return rowReferences(node).some(
      ({ to, code }) =>
        (to === 'column' && ASKS_COUNTING.has(code ?? '')) ||
        (to === 'dimension' && (code === 'conta' || code === 'motivo')),
    );
  }
}
