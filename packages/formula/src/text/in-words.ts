import type { BinaryOperator, CallNode, Comparator, Node } from '../ast.ts';
import { OPERATORS, type Operator } from '../operators.ts';

const BINARY: Record<BinaryOperator, string> = {
  '+': 'mais',
  '-': 'menos',
  '*': 'vezes',
  '/': 'dividido por',
};
const COMPARE: Record<Comparator, string> = {
  '=': 'é igual a',
  '<>': 'é diferente de',
  '<': 'é menor que',
  '<=': 'é no máximo',
  '>': 'é maior que',
  '>=': 'é no mínimo',
};

/** A formula as a Portuguese sentence without a full stop: 'Em palavras' of the editor and the fact sheet. */
export function inWords(node: Node): string {
  switch (node.kind) {
    case 'number':
      return node.value.replace('.', ',');
    case 'text':
      return `“${node.value}”`;
    case 'reference':
      return node.name ?? node.code ?? '';
    case 'negate':
      return `o oposto de ${part(node.operand)}`;
    case 'binary':
      return `${part(node.left)} ${BINARY[node.operator]} ${part(node.right)}`;
    case 'compare':
      return `${part(node.left)} ${COMPARE[node.operator]} ${part(node.right)}`;
    case 'call':
      return callInWords(node);
  }
}

function callInWords({ operator, args }: CallNode): string {
  const { words, between = '' }: Operator = OPERATORS[operator];
  // Comparisons beside each other: which words belong together is shown.
  const one = between === '' ? inWords : part;
  return words.replace(/\{(\d|rest)\}/g, (_, which: string) => {
    if (which === 'rest') return args.slice(1).map(one).join(between);
    const arg = args[Number(which)];
    return arg ? one(arg) : 'sem dados';
  });
}

/** A part of a larger expression, in parentheses where words alone would not show what belongs together. */
const part = (node: Node): string =>
  node.kind === 'binary' || node.kind === 'compare' || (node.kind === 'call' && isJoint(node))
    ? `(${inWords(node)})`
    : inWords(node);

const isJoint = ({ operator }: CallNode): boolean => OPERATORS[operator].gives === 'condition';
