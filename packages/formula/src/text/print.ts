import { TRIGGERS, type BinaryOperator, type Comparator, type Node, type ReferenceNode } from '../ast.ts';
import { OPERATORS, type OperatorName } from '../operators.ts';

/** How a tree is written: `plain` as people read it (names, pt-BR numbers), `struct` with codes that survive renaming. */
export type Form = 'plain' | 'struct';

const STRENGTH: Record<BinaryOperator | Comparator, number> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '<=': 1,
  '>': 1,
  '>=': 1,
  '+': 2,
  '-': 2,
  '*': 3,
  '/': 3,
};
const UNARY = 4;
const BARE = /^[^+\-*/×÷−(),;@#!$"'=<>[\]\n\r_\s]+(?: [^+\-*/×÷−(),;@#!$"'=<>[\]\n\r_\s]+)*$/;

/**
 * Writes a tree as text; reading it back gives the same tree (spans aside).
 * @throws Error when the form needs a name or a code that a reference lacks: resolve first
 */
export function print(node: Node, form: Form): string {
  return write(node, form, 0);
}

function write(node: Node, form: Form, around: number): string {
  switch (node.kind) {
    case 'number':
      return form === 'plain' ? node.value.replace('.', ',') : unmistakable(node.value);
    case 'text':
      return `'${node.value.replaceAll("'", "''")}'`;
    case 'reference':
      return TRIGGERS[node.to] + target(node, form);
    case 'call':
      return written(
        node.operator,
        node.args.map((arg) => write(arg, form, 0)),
        form,
      );
    case 'negate':
      return wrap(`-${write(node.operand, form, UNARY)}`, UNARY, around);
    case 'binary':
    case 'compare': {
      const strength = STRENGTH[node.operator];
      return wrap(
        `${write(node.left, form, strength)} ${node.operator} ${write(node.right, form, strength + 1)}`,
        strength,
        around,
      );
    }
  }
}

/** A decimal that cannot be taken for thousands: 7.345 has a place more. */
const unmistakable = (value: string): string => (/^[1-9]\d{0,2}\.\d{3}$/.test(value) ? `${value}0` : value);

/** A call; beside a decimal comma the values are parted by semicolons, else it could be two of them. */
function written(operator: OperatorName, args: readonly string[], form: Form): string {
  if (form === 'struct') return `!${operator}(${args.join(', ')})`;
  const comma = args.some((arg) => /\d,\d/.test(arg));
  if (!comma) return `${operator}(${args.join(', ')})`;
  // One value of an operator that takes more: in parentheses of its own a comma parts nothing.
  return args.length === 1 && OPERATORS[operator].arity.max > 1
    ? `${operator}((${args[0]}))`
    : `${operator}(${args.join('; ')})`;
}

const wrap = (text: string, strength: number, around: number) => (strength < around ? `(${text})` : text);

function target(node: ReferenceNode, form: Form): string {
  if (form === 'struct') {
    if (node.code === null) throw new Error(`reference without a code: ${node.name}`);
    return `[${node.code}]`;
  }
  if (node.name === null) throw new Error(`reference without a name: ${node.code}`);
  return BARE.test(node.name) ? node.name : `"${node.name.replaceAll('"', '""')}"`;
}
