import { CELL_TEXT_LIMIT } from '@fonte/contracts';
import {
  inWords,
  isAggregate,
  isAmount,
  isConstant,
  print,
  sumParts,
  type AggregateName,
  type CallNode,
  type Node,
  type ReferenceNode,
} from '@fonte/formula';
import { problem, type Problem } from '@fonte/formula/text/messages';
import type { Filter } from '../../model/filter.ts';
import type { Measure } from '../../model/measure.ts';
import { COUNTS } from '../../model/measures/conditions.ts';
import { relationNamed } from '../../model/paths.ts';
import type { PeriodUse } from '../../model/relation.ts';
import { AGGREGATE } from './aggregate.ts';
import type { FormulaNames } from './names.ts';
import { memberSum, rowExpression, selectionsIn, type RowReading } from './row-expression.ts';
import { factOf, rowReferences } from './row-facts.ts';
import { NUMBER_DIGITS, scalarOf, SIGN } from './scalar.ts';
import { entriesOf } from './selection.ts';

/** Largest formula once its indicators stand in it, nodes: far beyond what people write, and the end of a chain that doubles. */
export const FORMULA_SIZE_LIMIT = 2_000;
/** Largest statement that its sums may come to, parts: each part of a sum is asked about before it is added, so that sums within products of sums double. */
export const STATEMENT_SIZE_LIMIT = 20_000;

/** A fact, and how a period narrows it: facts in it, up to its end, as of its last year, or whenever. */
export interface FactRead {
  readonly fact: string;
  readonly period: PeriodUse;
}

/** A formula as a measure of the query engine. */
export interface FormulaMeasure {
  readonly measure: Exclude<Measure, string>;
  readonly problems: readonly Problem[];
  /** Facts it reads, in the order of its text. */
  readonly facts: readonly string[];
  /** The same with how a period narrows each: one fact may be read in two ways. */
  readonly reads: readonly FactRead[];
  /** Whether only visits that count, and their entries, are read. */
  readonly countedOnly: boolean;
  /** Whether something in it counts from the start up to the end of the period (ACUMULADO). */
  readonly accumulates: boolean;
  /** Whether it has a sum in which a part without a figure counts as nothing beside one that has one. */
  readonly fills: boolean;
}

/** What formulas are made into measures with. */
export interface FormulaContext {
  readonly names: FormulaNames;
  /** The resolved formula of another indicator by code, and its name; undefined for one that is not there. */
  readonly indicator: (code: string) => { readonly name: string; readonly tree: Node } | undefined;
  /** Whether somebody is writing it: values that no row has now are refused. A stored formula outlives them. */
  readonly written?: boolean;
}

/**
 * Turns a resolved and checked formula into a measure: row expressions inside aggregates, arithmetic over them at the level shown, other
 * indicators in their place and not rounded. Problems: parts that are not on one row, cycles, size.
 */
export function toMeasure(tree: Node, context: FormulaContext): FormulaMeasure {
  const translation = new Translation(context);
  const measure = translation.value(tree);
  if (translation.reads.length === 0 && translation.problems.length === 0)
    translation.problems.push(problem('notAggregated', tree.span, { text: print(tree, 'plain') }));
  if (translation.problems.length === 0 && statementSize(measure) > STATEMENT_SIZE_LIMIT)
    translation.problems.push(problem('tooLarge', tree.span, { limit: STATEMENT_SIZE_LIMIT }));
  return {
    measure,
    problems: translation.problems,
    facts: [...new Set(translation.reads.map(({ fact }) => fact))],
    reads: translation.reads,
    countedOnly: translation.countedOnly,
    accumulates: translation.accumulates,
    fills: translation.fills,
  };
}

/** How many parts a measure or an expression has once it is written out, those that stand twice counted twice. */
function statementSize(part: unknown, known = new Map<object, number>()): number {
  if (typeof part !== 'object' || part === null) return 1;
  const before = known.get(part);
  if (before !== undefined) return before;
  const inner = Object.values(part).reduce<number>((sum, one) => sum + statementSize(one, known), 0);
  const size = 1 + inner * ('op' in part && part.op === 'total' ? 2 : 1);
  known.set(part, size);
  return size;
}

const NOTHING = { number: '0' } as const;

/** Aggregates that are a number always: 0 where there are no rows. */
const COUNTING: ReadonlySet<string> = new Set<AggregateName>(['COUNT', 'COUNT_DISTINCT']);

const added = ([first = NOTHING, ...others]: readonly Exclude<Measure, string>[]): Exclude<Measure, string> =>
  others.reduce<Exclude<Measure, string>>((sum, part) => ({ op: '+', args: [sum, part] }), first);

/** Facts of which only what the programme counts is read, unless the formula itself asks how visits count. */
const COUNTED = new Set(['visita', 'lancamento']);
const ASKS_COUNTING = new Set(['visita.conta', 'visita.sincronizada', 'visita.motivo']);

/** What a part of a figure is called beside its rows: its own words, as long as a cell may be. */
function partLabel(node: CallNode): string {
  const words = inWords(node);
  const text = words.charAt(0).toUpperCase() + words.slice(1);
  return text.length > CELL_TEXT_LIMIT ? `${text.slice(0, CELL_TEXT_LIMIT - 1)}…` : text;
}

/** What stands around a stretch of formula. */
interface Around {
  /** COMPLETO: a sum needs all its parts. */
  readonly complete: boolean;
  /** ACUMULADO: everything up to the end of the period. */
  readonly accumulated: boolean;
  /** DIVANO365: by day of the chosen years. */
  readonly daily: boolean;
}

const targetOf = ({ to, code }: ReferenceNode, { columns }: FormulaNames): string | undefined => {
  const meaning = to === 'column' ? columns.get(code ?? '') : undefined;
  return meaning?.kind === 'target' ? meaning.measure : undefined;
};

class Translation {
  readonly problems: Problem[] = [];
  readonly reads: FactRead[] = [];
  countedOnly = false;
  accumulates = false;
  fills = false;
  #around: Around = { complete: false, accumulated: false, daily: false };
  readonly #amounts = new Map<string, boolean>();
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
        if (!this.#around.complete && (node.operator === '+' || node.operator === '-')) {
          const filled = this.#filledSum(node);
          if (filled) return filled;
        }
        const args = [this.value(node.left), this.value(node.right)];
        // Counts are whole numbers of the database's, whose product might not fit; decimals always do.
        return { op: node.operator, args: node.operator === '*' ? [{ number: '1' }, ...args] : args };
      }
      case 'compare':
        return { op: SIGN[node.operator], args: [this.value(node.left), this.value(node.right)] };
      case 'reference':
        return this.#indicator(node);
      case 'call': {
        const { operator } = node;
        if (isAggregate(operator)) return this.#aggregate(node, operator);
        const { complete, accumulated, daily } = this.#around;
        const around = {
          complete: complete || operator === 'COMPLETO',
          accumulated: accumulated || operator === 'ACUMULADO',
          daily: daily || operator === 'DIVANO365',
        };
        if (around.accumulated && around.daily && !(accumulated && daily))
          this.problems.push(problem('dailyOfAll', node.span));
        return this.#within(around, () =>
          scalarOf(
            operator,
            node.args.map((arg) => this.value(arg)),
            node,
            this.problems,
          ),
        );
      }
    }
  }

  #within<T>(around: Partial<Around>, read: () => T): T {
    const before = this.#around;
    this.#around = { ...before, ...around };
    const found = read();
    this.#around = before;
    return found;
  }

  /**
   * A sum whose amounts count as nothing where they are not there and another part is, so that groups add up to their total; undefined where
   * no part of it can be filled. A constant is no part that makes a sum be there.
   */
  #filledSum(node: Node): Exclude<Measure, string> | undefined {
    const parts = sumParts(node).map((part) => ({
      ...part,
      fixed: isConstant(part.node),
      amount: isAmount(part.node, this.#isAmount),
      counted: part.node.kind === 'call' && COUNTING.has(part.node.operator),
    }));
    const open = parts.filter(({ fixed }) => !fixed);
    const fillable = open.filter(({ amount, counted }) => amount && !counted);
    if (open.length < 2 || fillable.length === 0) return undefined;
    this.fills = true;
    const signed = ({ node: one, negative }: (typeof parts)[number], filled = false) => {
      const value = this.value(one);
      const there: Exclude<Measure, string> = filled ? { op: 'coalesce', args: [value, NOTHING] } : value;
      return negative ? ({ op: 'neg', args: [there] } as const) : there;
    };
    if (fillable.length < open.length)
      // A count is always there, and a mean or ratio that is not leaves no figure: amounts are filled either way.
      return added(parts.map((part) => signed(part, fillable.includes(part))));
    const total: Exclude<Measure, string> = { op: 'total', args: open.map((part) => signed(part)) };
    return added([total, ...parts.filter(({ fixed }) => fixed).map((part) => signed(part))]);
  }

  /** A target that nobody has registered is unknown, not nothing. */
  readonly #isAmount = ({ to, code }: ReferenceNode): boolean =>
    to === 'indicator'
      ? this.#amountOf(code ?? '')
      : to === 'dimension' || this.context.names.columns.get(code ?? '')?.kind !== 'target';

  /** Whether an indicator is an amount, worked out once; one that uses itself is refused elsewhere. */
  #amountOf(code: string): boolean {
    const known = this.#amounts.get(code);
    if (known !== undefined) return known;
    this.#amounts.set(code, false);
    const tree = this.context.indicator(code)?.tree;
    const found = tree !== undefined && isAmount(tree, this.#isAmount);
    this.#amounts.set(code, found);
    return found;
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
    // How its sums are read is said in its own formula.
    const measure = this.#within({ complete: false }, () => this.value(other.tree));
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
    const target = argument && rowReferences(argument).find((one) => targetOf(one, names) !== undefined);
    if (target) return this.#target(node, target);
    const fact = argument && factOf(argument, names, this.problems);
    if (!argument || fact === undefined) return NOTHING;
    const usual = relationNamed(fact)?.period ?? 'in';
    this.accumulates ||= this.#around.accumulated;
    const period = usual === 'in' && this.#around.accumulated ? 'to' : usual;
    this.#reads(fact, period);
    const selections = selectionsIn(argument, names);
    const reading: RowReading = {
      fact,
      names,
      problems: this.problems,
      narrowed: selections.length === 1,
      written: this.context.written === true && this.#path.length === 0,
      fills: operator === 'SUM' && !this.#around.complete,
      filled: () => {
        this.fills = true;
      },
    };
    const expr = memberSum(argument, names) ?? rowExpression(argument, reading);
    const counted = COUNTED.has(fact) && !this.#asksCounting(argument);
    this.countedOnly ||= counted;
    const where: Filter[] = [
      ...(selections.length > 0 ? [entriesOf(selections)] : []),
      ...(counted ? [COUNTS] : []),
    ];
    const label = partLabel(node);
    return AGGREGATE[operator]({ expr, fact, where, label, ...(period === usual ? {} : { period }) });
  }

  /** A target of the programme as it is asked about: it has no rows of which anything else could be made. */
  #target(node: CallNode, reference: ReferenceNode): Exclude<Measure, string> {
    const measure = targetOf(reference, this.context.names);
    if (measure === undefined || node.operator !== 'SUM' || node.args[0] !== reference) {
      const name = reference.name ?? reference.code ?? '';
      this.problems.push(problem('targetAlone', reference.span, { name }));
      return NOTHING;
    }
    this.#reads('meta', 'at');
    return { use: measure, label: partLabel(node) };
  }

  #reads(fact: string, period: PeriodUse): void {
    if (!this.reads.some((one) => one.fact === fact && one.period === period))
      this.reads.push({ fact, period });
  }

  #asksCounting(node: Node): boolean {
    return rowReferences(node).some(
      ({ to, code }) =>
        (to === 'column' && ASKS_COUNTING.has(code ?? '')) ||
        (to === 'dimension' && (code === 'conta' || code === 'motivo')),
    );
  }
}
