import { walk, type Node, type ReferenceNode } from '../ast.ts';
import { OPERATORS } from '../operators.ts';

/** A part of a sum, and whether it is taken away. */
export type SumPart = { readonly node: Node; readonly negative: boolean };

/** The parts that + and − put together, parentheses and signs worked in; one, the node itself, for anything else. */
export function sumParts(node: Node): SumPart[] {
  const parts: SumPart[] = [];
  const visit = (one: Node, negative: boolean): void => {
    if (one.kind === 'negate') visit(one.operand, !negative);
    else if (one.kind === 'binary' && (one.operator === '+' || one.operator === '-')) {
      visit(one.left, negative);
      visit(one.right, one.operator === '-' ? !negative : negative);
    } else parts.push({ node: one, negative });
  };
  visit(node, false);
  return parts;
}

/** Whether a stretch of formula is the same everywhere: it names nothing. */
export function isConstant(node: Node): boolean {
  for (const { kind } of walk(node)) if (kind === 'reference') return false;
  return true;
}

/**
 * Whether a figure is an amount, which is nothing where there are no rows: sums, counts, and what is made of them by adding, by taking away and
 * by constant factors. A mean, an extreme or a ratio that is not there is unknown, not nothing. `of`: the same of an indicator, and whether what a column
 * stands for is nothing where it has no rows.
 */
export function isAmount(node: Node, of: (reference: ReferenceNode) => boolean): boolean {
  const amount = (one: Node | undefined): boolean => one !== undefined && isAmount(one, of);
  switch (node.kind) {
    case 'negate':
      return amount(node.operand);
    case 'binary': {
      const { operator, left, right } = node;
      if (operator === '+' || operator === '-')
        return sumParts(node).every((part) => isConstant(part.node) || amount(part.node));
      if (operator === '/') return isConstant(right) && amount(left);
      return isConstant(left) ? amount(right) : isConstant(right) && amount(left);
    }
    case 'call': {
      const makes = OPERATORS[node.operator].amount;
      if (makes === 'as its value') return amount(node.args[0]);
      return makes && [...walk(node)].every((one) => one.kind !== 'reference' || of(one));
    }
    case 'reference':
      return node.to === 'indicator' && of(node);
    case 'number':
    case 'text':
    case 'compare':
      return false;
  }
}
