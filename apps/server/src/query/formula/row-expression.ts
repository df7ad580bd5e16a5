import { isAggregate, type Node, type ReferenceNode } from '@fonte/formula';
import { problem, type Problem } from '@fonte/formula/messages';
import { DIMENSIONS } from '../../model/dimensions/index.ts';
import type { RowExpr } from '../../model/expression.ts';
import { columnNamed, reaches } from '../../model/paths.ts';
import { typeOf } from '../sql/expression-sql.ts';
import { dayOf } from './day.ts';
import type { ColumnMeaning, FormulaNames } from './names.ts';
import { NUMBER_DIGITS, scalarOf } from './scalar.ts';
import { FIGURE, figureOf, sameSelection, type Selection } from './selection.ts';
import { rowReferences } from './row-facts.ts';

/** What a row expression is worked out from. */
export interface RowReading {
  readonly fact: string;
  readonly names: FormulaNames;
  readonly problems: Problem[];
  /** Set when all catalogue columns read the same entries, to which the aggregate is then narrowed. */
  readonly narrowed: boolean;
}

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
      const args = [
        decimal(rowExpression(node.left, reading)),
        decimal(rowExpression(node.right, reading)),
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
      const args = node.args.map((arg) => rowExpression(arg, reading));
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
  return numbered(meaning?.ref ?? '');
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

const SIGN = { '=': '=', '<>': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

function comparison(node: Extract<Node, { kind: 'compare' }>, reading: RowReading): RowExpr {
  const [left, right] = [rowExpression(node.left, reading), rowExpression(node.right, reading)];
  return {
    op: SIGN[node.operator],
    args: [
      fitted(node.left, left, node.right, right, reading),
      fitted(node.right, right, node.left, left, reading),
    ],
  };
}

/** A written text as what it is compared with: a day beside a date, the stored code beside a coded column ('Despesa'). */
function fitted(own: Node, expr: RowExpr, other: Node, beside: RowExpr, { problems }: RowReading): RowExpr {
  if (own.kind !== 'text') return expr;
  if (['date', 'datetime'].includes(typeOf(beside))) {
    const day = dayOf(own.value);
    if (day === undefined) problems.push(problem('notADay', own.span, { text: own.value }));
    return { day: day ?? '1900-01-01' };
  }
  const wanted = own.value.toLowerCase();
  const members =
    other.kind === 'reference' && other.to === 'dimension' ? DIMENSIONS[other.code ?? '']?.members : [];
  const member = members?.find(({ label }) => label.toLowerCase() === wanted);
  if (member) return { text: String(member.value) };
  const words = typeof beside === 'string' ? columnNamed(beside)?.words : undefined;
  const code = Object.entries(words ?? {}).find(([, word]) => word.toLowerCase() === wanted)?.[0];
  return { text: code ?? own.value };
}
