import type { OperatorName } from './operators.ts';
import type { Span } from './span.ts';

/** What a trigger character refers to (third specification text, section 2.3): @ column, # indicator, $ dimension. */
export type ReferenceKind = 'column' | 'indicator' | 'dimension';

/** Trigger character of each kind of reference. */
export const TRIGGERS: Record<ReferenceKind, '@' | '#' | '$'> = {
  column: '@',
  indicator: '#',
  dimension: '$',
};

export type BinaryOperator = '+' | '-' | '*' | '/';
export type Comparator = '=' | '<>' | '<' | '<=' | '>' | '>=';

export type NumberNode = {
  kind: 'number';
  /** Canonical decimal: digits, optionally '.' and digits; never an exponent. */
  value: string;
  span: Span;
};
export type TextNode = { kind: 'text'; value: string; span: Span };
export type ReferenceNode = {
  kind: 'reference';
  to: ReferenceKind;
  /** Name as typed, or null in a structured formula. */
  name: string | null;
  /** Code that survives renaming, or null until resolved. */
  code: string | null;
  span: Span;
};
export type CallNode = { kind: 'call'; operator: OperatorName; args: Node[]; span: Span; wordSpan: Span };
export type BinaryNode = { kind: 'binary'; operator: BinaryOperator; left: Node; right: Node; span: Span };
export type NegateNode = { kind: 'negate'; operand: Node; span: Span };
export type CompareNode = { kind: 'compare'; operator: Comparator; left: Node; right: Node; span: Span };

export type Node = NumberNode | TextNode | ReferenceNode | CallNode | BinaryNode | NegateNode | CompareNode;

/** Every node of a tree, parents before children. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  if (node.kind === 'call') for (const arg of node.args) yield* walk(arg);
  else if (node.kind === 'binary' || node.kind === 'compare') {
    yield* walk(node.left);
    yield* walk(node.right);
  } else if (node.kind === 'negate') yield* walk(node.operand);
}
