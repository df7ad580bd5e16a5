import type { CallNode, Node } from '../ast.ts';
import type { Catalogue, ValueType } from './catalogue.ts';
import { problem, type Problem } from '../text/messages.ts';
import { operatorWord, OPERATORS, type Operator } from '../operators.ts';
import { print } from '../text/print.ts';

/**
 * Level of a value: the same everywhere (a constant), one per row of a fact, or already folded over rows.
 * Only folded values can be shown; a row value reaches them through an aggregate operator.
 */
export type Level = 'constant' | 'row' | 'aggregate';

type Typed = {
  level: Level;
  type: ValueType | 'condition';
  /** A code that may be compared with a name. */ named?: boolean;
};

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

  /** What a scalar operator gives; values that it chooses among or compares are of one kind. */
  const typeOfScalar = (
    { operator, span }: CallNode,
    parts: readonly { type: Typed['type']; takes: string | undefined }[],
  ): Typed['type'] => {
    const { gives } = OPERATORS[operator];
    if (gives === 'number') return 'number';
    const [first, ...others] = parts.filter(({ takes }) => takes === 'any').map(({ type }) => type);
    if (first === undefined) return gives === 'condition' ? 'condition' : 'number';
    // A text beside a date is read as one, as where the two are compared.
    const other = others.find((type) => type !== first && !(first === 'date' && type === 'text'));
    if (other !== undefined)
      problems.push(problem('differentTypes', span, { left: TYPE_WORDS[first], right: TYPE_WORDS[other] }));
    return gives === 'condition' ? 'condition' : first;
  };

  const call = (node: CallNode): Typed => {
    const operator: Operator = OPERATORS[node.operator];
    let first: Typed | undefined;
    const typed = node.args.map((arg, i) => {
      const takes = operator.takes[Math.min(i, operator.takes.length - 1)];
      const part = visit(arg);
      if (takes === 'condition') {
        if (part.type !== 'condition')
          problems.push(
            problem(node.operator === 'SE' ? 'conditionMissing' : 'conditionsMissing', arg.span, {
              name: operatorWord(node.operator),
            }),
          );
      } else if (takes === 'number') number(arg, part);
      else if (part.type === 'condition') problems.push(problem('conditionOutside', arg.span));
      // Codes in a list are compared with names as by '='.
      const type = i > 0 && arg.kind === 'text' && first?.named === true ? first.type : part.type;
      if (i === 0 && node.operator === 'IN') first = part;
      return { node: arg, level: part.level, type, takes };
    });
    if (operator.kind === 'scalar') {
      const type = typeOfScalar(node, typed);
      const row = operator.figures && typed.find(({ level }) => level === 'row');
      if (!row) return { level: combine(typed), type };
      problems.push(
        problem('accumulatesRows', row.node.span, {
          name: operatorWord(node.operator),
          text: shown(row.node),
        }),
      );
      return { level: 'aggregate', type };
    }
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
        return { level: 'row', type: entry?.type ?? 'number', ...(entry?.named ? { named: true } : {}) };
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
        const byName =
          (node.operator === '=' || node.operator === '<>') &&
          ((left.named === true && node.right.kind === 'text') ||
            (right.named === true && node.left.kind === 'text'));
        if (left.type !== right.type && !byName && !(left.type === 'date' && right.type === 'text')) {
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
