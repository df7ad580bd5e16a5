import type { BinaryOperator, Comparator, Node } from './ast.ts';
import { OPERATORS } from './operators.ts';

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
      return OPERATORS[node.operator].words.replace(/\{(\d)\}/g, (_, i: string) => {
        const arg = node.args[Number(i)];
        return arg ? inWords(arg) : 'sem dados';
      });
  }
}

/** A part of a larger expression, in parentheses where words alone would not show what belongs together. */
const part = (node: Node) =>
  node.kind === 'binary' || node.kind === 'compare' ? `(${inWords(node)})` : inWords(node);
