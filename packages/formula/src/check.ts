import type { CallNode, Node } from './ast.ts';
import type { Catalogue, ValueType } from './catalogue.ts';
import { problem, type Problem } from './messages.ts';
import { OPERATORS } from './operators.ts';
import { print } from './print.ts';

/**
 * Level of a value: the same everywhere (a constant), one per row of a fact, or already folded over rows.
 * Only folded values can be shown; a row value reaches them through an aggregate operator.
 */
export type Level = 'constant' | 'row' | 'aggregate';

type Typed = { level: Level; type: ValueType | 'condition' };

const TYPE_WORDS: Record<ValueType | 'condition', string> = {
  number: 'número',
  text: 'texto',
  date: 'data',
  condition: 'uma comparação',
};

/** Checks types and levels of a resolved formula; answers every problem, each at its place. */
export function check(tree: Node, catalogue: Catalogue): Problem[] {
  const problems: Problem[] = [];
  const shown = (node: Node) => {
    const text = print(node, 'plain');
    return text.length > 60 ? `${text.slice(0, 57)}…` : text;
  };

  /** Level of a node whose parts have these levels; a row value beside a folded one is a problem at the row value. */
  const combine = (parts: { node: Node; level: Level }[]): Level => {
    const folded = parts.some((part) => part.level === 'aggregate');
    const row = parts.find((part) => part.level === 'row');
    if (folded && row) problems.push(problem('mixedLevels', row.node.span, { text: shown(row.node) }));
    if (folded) return 'aggregate';
    return row ? 'row' : 'constant';
  };

  const number = (node: Node, typed: Typed): void => {
    if (typed.type === 'condition') problems.push(problem('conditionOutside', node.span));
    else if (typed.type !== 'number') problems.push(problem('notNumber', node.span, { text: shown(node) }));
  };

  const call = (node: CallNode): Typed => {
    const operator = OPERATORS[node.operator];
    const typed = node.args.map((arg, i) => {
      const takes = operator.takes[Math.min(i, operator.takes.length - 1)];
      const part = visit(arg);
      if (takes === 'condition') {
        if (part.type !== 'condition') problems.push(problem('conditionMissing', arg.span));
      } else if (takes === 'number') number(arg, part);
      else if (part.type === 'condition') problems.push(problem('conditionOutside', arg.span));
      return { node: arg, level: part.level };
    });
    if (operator.kind === 'scalar') return { level: combine(typed), type: 'number' };
    const inner = typed.find((part) => part.level === 'aggregate');
    if (inner) {
      problems.push(
        problem('nestedAggregate', inner.node.span, { inner: shown(inner.node), outer: node.operator }),
      );
    }
    return { level: 'aggregate', type: 'number' };
  };

  const visit = (node: Node): Typed => {
    switch (node.kind) {
      case 'number':
        return { level: 'constant', type: 'number' };
      case 'text':
        return { level: 'constant', type: 'text' };
      case 'reference': {
        if (node.to === 'indicator') return { level: 'aggregate', type: 'number' };
        const entry = node.code === null ? undefined : catalogue.byCode(node.to, node.code);
        return { level: 'row', type: entry?.type ?? 'number' };
      }
      case 'call':
        return call(node);
      case 'negate': {
        const inner = visit(node.operand);
        number(node.operand, inner);
        return { level: inner.level, type: 'number' };
      }
      case 'binary': {
        const [left, right] = [visit(node.left), visit(node.right)];
        number(node.left, left);
        number(node.right, right);
        return {
          level: combine([
            { node: node.left, level: left.level },
            { node: node.right, level: right.level },
          ]),
          type: 'number',
        };
      }
      case 'compare': {
        const [left, right] = [visit(node.left), visit(node.right)];
        if (left.type !== right.type && !(left.type === 'date' && right.type === 'text')) {
          problems.push(
            problem('differentTypes', node.span, {
              left: TYPE_WORDS[left.type],
              right: TYPE_WORDS[right.type],
            }),
          );
        }
        return {
          level: combine([
            { node: node.left, level: left.level },
            { node: node.right, level: right.level },
          ]),
          type: 'condition',
        };
      }
    }
  };

  const whole = visit(tree);
  if (whole.type === 'condition') problems.push(problem('conditionOutside', tree.span));
  else number(tree, whole);
  if (whole.level === 'row') problems.push(problem('notAggregated', tree.span, { text: shown(tree) }));
  return problems.sort((a, b) => a.span.start - b.span.start);
}
