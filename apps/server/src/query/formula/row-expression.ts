import {
  closestOf,
  isAggregate,
  isConstant,
  nameKey,
  nearestOf,
  sumParts,
  type CallNode,
  type Node,
  type OperatorName,
  type ReferenceNode,
} from '@fonte/formula';
import { problem, type Problem } from '@fonte/formula/text/messages';
import { DIMENSIONS } from '../../model/dimensions/index.ts';
import type { RowExpr } from '../../model/expression.ts';
import { columnNamed, reaches } from '../../model/paths.ts';
import { typeOf } from '../../model/type-of.ts';
import { dayOf } from './day.ts';
import type { ColumnMeaning, FormulaNames } from './names.ts';
import { NUMBER_DIGITS, scalarOf, SIGN } from './scalar.ts';
import { FIGURE, figureOf, sameSelection, type Selection } from './selection.ts';
import { rowReferences } from './row-facts.ts';

/** What a row expression is worked out from. */
export interface RowReading {
  readonly fact: string;
  readonly names: FormulaNames;
  readonly problems: Problem[];
  /** Set when all catalogue columns read the same entries, to which the aggregate is then narrowed. */
  readonly narrowed: boolean;
  /**
   * Set inside a SUM that takes what a row lacks as nothing beside what it has, so that the sum of two columns is the sum of their sums.
   */
  readonly fills?: boolean;
  /** Told when that made a difference to how the formula is read. */
  readonly filled?: () => void;
  /** Whether somebody is writing the formula: a value that no row has now is refused. */
  readonly written?: boolean;
}

/** Operators through which the value of a SUM's row is still what is added up: their first value, and SE's two. */
const THROUGH: Readonly<Partial<Record<OperatorName, readonly number[]>>> = {
  ROUND: [0],
  DIVANO365: [0],
  SE: [1, 2],
};

/** The value that a stretch of formula has on one row of the fact. */
export function rowExpression(node: Node, reading: RowReading): RowExpr {
  switch (node.kind) {
    case 'number':
      if (node.value.length > NUMBER_DIGITS)
        reading.problems.push(problem('numberTooLong', node.span, { text: node.value.slice(0, 12) }));
      return { number: node.value };
    case 'text':
      return { text: node.value };
    case 'negate':
      return { op: 'neg', args: [rowExpression(node.operand, reading)] };
    case 'reference':
      return reference(node, reading);
    case 'binary': {
      const filled = reading.fills === true ? filledSum(node, reading) : undefined;
      if (filled) return filled;
      const below = node.operator === '/' ? { ...reading, fills: false } : reading;
      const args = [
        decimal(rowExpression(node.left, reading)),
        decimal(rowExpression(node.right, below)),
      ] as const;
      if (node.operator === '*' || node.operator === '/' || !apart(node.left, node.right, reading))
        return { op: node.operator, args };
      return together(node.operator, ...args);
    }
    case 'compare':
      return comparison(node, reading);
    case 'call': {
      // The checker refuses an aggregate inside another (`nestedAggregate`); its rows would be read here as one row.
      if (isAggregate(node.operator)) throw new TypeError(`${node.operator} inside a row expression`);
      if (node.operator === 'IN') return oneOf(node, reading);
      const through = THROUGH[node.operator] ?? [];
      const args = node.args.map((arg, index) =>
        rowExpression(arg, through.includes(index) ? reading : { ...reading, fills: false }),
      );
      return scalarOf(node.operator, args, node, reading.problems);
    }
  }
}

function reference(node: ReferenceNode, { fact, names, narrowed }: RowReading): RowExpr {
  if (node.to === 'dimension') {
    const place = DIMENSIONS[node.code ?? '']?.at.find((one) => reaches(fact, one)) ?? '';
    return numbered(place);
  }
  const meaning = names.columns.get(node.code ?? '');
  if (meaning?.kind === 'item')
    return narrowed ? FIGURE[meaning.figure] : figureOf(meaning.figure, meaning.of);
  return numbered(meaning?.kind === 'model' ? meaning.ref : '');
}

/** Yes and no as 1 and 0. */
const numbered = (expr: RowExpr): RowExpr =>
  typeOf(expr) === 'boolean' ? { op: 'if', args: [expr, { number: '1' }, { number: '0' }] } : expr;

/** Whole numbers of the database's as decimals, whose sums and products always fit. */
const decimal = (expr: RowExpr): RowExpr =>
  typeOf(expr) === 'integer' ? { op: '+', args: [{ number: '0' }, expr] } : expr;

/** The entries that a stretch reads, each selection once. */
export function selectionsIn(node: Node, names: FormulaNames): Selection[] {
  const found: Selection[] = [];
  for (const { to, code } of rowReferences(node)) {
    const meaning = to === 'column' ? names.columns.get(code ?? '') : undefined;
    if (meaning?.kind === 'item' && !found.some((one) => sameSelection(one, meaning.of)))
      found.push(meaning.of);
  }
  return found;
}

/**
 * One catalogue column, or one figure added up over several items (or several groups): that figure of the entries of any of them, which a rollup may
 * hold. Undefined for anything else.
 */
export function memberSum(node: Node, names: FormulaNames): RowExpr | undefined {
  const members = membersOf(node, names);
  const [first] = members ?? [];
  const alike =
    members !== undefined &&
    first !== undefined &&
    members.every(({ figure, of }) => figure === first.figure && of.by === first.of.by) &&
    new Set(members.map(({ of }) => of.codigo)).size === members.length;
  return alike ? FIGURE[first.figure] : undefined;
}

type Member = Extract<ColumnMeaning, { kind: 'item' }>;

function membersOf(node: Node, names: FormulaNames): Member[] | undefined {
  if (node.kind === 'binary' && node.operator === '+') {
    const [left, right] = [membersOf(node.left, names), membersOf(node.right, names)];
    return left && right && [...left, ...right];
  }
  const meaning = node.kind === 'reference' ? names.columns.get(node.code ?? '') : undefined;
  return meaning?.kind === 'item' ? [meaning] : undefined;
}

/** Whether two sides read different entries, so that on one row at most one of them has a value. */
function apart(left: Node, right: Node, { names }: RowReading): boolean {
  const [a, b] = [selectionsIn(left, names), selectionsIn(right, names)];
  if (a.length === 0 || b.length === 0) return false;
  return !(a.length === 1 && b.length === 1 && sameSelection(a[0]!, b[0]!));
}

/**
 * Two items added up row by row, as a group adds up its members: what is not there adds nothing, and where neither is
 * there, there is no value.
 */
function together(op: '+' | '-', left: RowExpr, right: RowExpr): RowExpr {
  const lone: RowExpr = op === '-' ? { op: 'neg', args: [right] } : right;
  return { op: 'coalesce', args: [{ op, args: [left, right] }, left, lone] };
}

/** A sum of several parts on a row, in which what is not there adds nothing; undefined where only one part can be empty. */
function filledSum(node: Node, reading: RowReading): RowExpr | undefined {
  const parts = sumParts(node);
  const open = parts.filter((part) => !isConstant(part.node));
  if (open.length < 2) return undefined;
  reading.filled?.();
  const signed = ({ node: one, negative }: (typeof parts)[number]): RowExpr => {
    const expr = decimal(rowExpression(one, reading));
    return negative ? { op: 'neg', args: [expr] } : expr;
  };
  return parts
    .filter((part) => isConstant(part.node))
    .reduce<RowExpr>((sum, part) => ({ op: '+', args: [sum, signed(part)] }), {
      op: 'total',
      args: open.map(signed),
    });
}

/** Whether the first value is one of the others: compared with each as by '='. */
function oneOf({ args, span }: CallNode, reading: RowReading): RowExpr {
  const [left, ...others] = args;
  if (!left) return { number: '0' };
  const equal = others.map((right) =>
    comparison({ kind: 'compare', operator: '=', left, right, span }, reading),
  );
  const [only] = equal;
  return equal.length === 1 && only !== undefined ? only : { op: 'or', args: equal };
}

function comparison(node: Extract<Node, { kind: 'compare' }>, reading: RowReading): RowExpr {
  const [left, right] = [rowExpression(node.left, reading), rowExpression(node.right, reading)];
  const equal = node.operator === '=' || node.operator === '<>';
  return {
    op: SIGN[node.operator],
    args: [
      fitted({ own: node.left, expr: left, other: node.right, beside: right, equal }, reading),
      fitted({ own: node.right, expr: right, other: node.left, beside: left, equal }, reading),
    ],
  };
}

/** One side of a comparison, and what it is compared with. */
interface Side {
  readonly own: Node;
  readonly expr: RowExpr;
  readonly other: Node;
  readonly beside: RowExpr;
  /** Asked whether both are the same, not which is greater. */
  readonly equal: boolean;
}

/** Values told of a column when none of them is what was written. */
const TOLD_VALUES = 6;

/** A number that no row has. */
const NEVER: RowExpr = { op: 'nullif', args: [{ number: '0' }, { number: '0' }] };

/** A written text as what it is compared with: a day beside a date, the stored code beside a coded column ('Despesa'). */
function fitted(
  { own, expr, other, beside, equal }: Side,
  { problems, names: { values }, written }: RowReading,
): RowExpr {
  if (own.kind !== 'text') return expr;
  if (['date', 'datetime'].includes(typeOf(beside))) {
    const day = dayOf(own.value);
    if (day === undefined) problems.push(problem('notADay', own.span, { text: own.value }));
    return { day: day ?? '1900-01-01' };
  }
  const fixed = domainOf(other, beside);
  const known = fixed.length > 0 ? fixed : typeof beside === 'string' ? (values.get(beside) ?? []) : [];
  const coded = typeOf(beside) === 'integer' && fixed.length === 0;
  if (known.length === 0) return coded ? NEVER : { text: own.value };
  const domain = known;
  const wanted = nameKey(own.value);
  const alike = domain.filter(({ label }) => nameKey(label) === wanted);
  // Towns of one name are many: a figure of whichever comes first would mislead.
  if (alike.length > 1 && coded)
    problems.push(
      problem('severalValues', own.span, { text: own.value, values: some(alike.map(({ code }) => code)) }),
    );
  const member = alike[0] ?? domain.find(({ code }) => code === own.value);
  // What stood in the data once may come again: only what is being written is refused for want of rows.
  if (!member && equal && (fixed.length > 0 || written === true)) {
    const labels = domain.map(({ label }) => label);
    const near = closestOf(own.value, labels);
    problems.push(
      problem(
        'noSuchValue',
        own.span,
        { text: own.value, values: told(own.value, labels) },
        near === null ? null : { label: `“${near}”`, text: `'${near.replaceAll("'", "''")}'` },
      ),
    );
  }
  if (coded) return member ? { number: member.code } : NEVER;
  return { text: member?.code ?? own.value };
}

/** The values that a column or dimension can have, where the model knows them all; none where it does not. */
function domainOf(node: Node, expr: RowExpr): readonly { readonly code: string; readonly label: string }[] {
  const members =
    node.kind === 'reference' && node.to === 'dimension' ? DIMENSIONS[node.code ?? '']?.members : undefined;
  if (members) return members.map(({ value, label }) => ({ code: String(value), label }));
  const words = typeof expr === 'string' ? columnNamed(expr)?.words : undefined;
  return Object.entries(words ?? {}).map(([code, label]) => ({ code, label }));
}

/** A few values in their own order; of many, those most like what was written. */
const told = (text: string, labels: readonly string[]): string =>
  labels.length > TOLD_VALUES
    ? `${nearestOf(text, [...new Set(labels)], TOLD_VALUES).join(', ')}…`
    : labels.join(', ');

const some = (labels: readonly string[]): string =>
  labels.length > TOLD_VALUES ? `${labels.slice(0, TOLD_VALUES).join(', ')}…` : labels.join(', ');
