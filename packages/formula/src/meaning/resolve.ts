import { TRIGGERS, type Node, type ReferenceKind, type ReferenceNode } from '../ast.ts';
import type { Catalogue } from './catalogue.ts';
import { closestOf } from '../text/closest.ts';
import { problem, type Problem, type ProblemName } from '../text/messages.ts';

const UNKNOWN: Record<ReferenceKind, ProblemName> = {
  column: 'unknownColumn',
  indicator: 'unknownIndicator',
  dimension: 'unknownDimension',
};

/**
 * Gives every reference its name and its code from the catalogue.
 * A reference by code takes the present name, which is how a formula survives renaming; what is not there is a problem.
 */
export function resolve(tree: Node, catalogue: Catalogue): { tree: Node; problems: Problem[] } {
  const problems: Problem[] = [];
  const reference = (node: ReferenceNode): ReferenceNode => {
    const entry =
      node.code === null ? catalogue.byName(node.to, node.name ?? '') : catalogue.byCode(node.to, node.code);
    if (entry) return { ...node, name: entry.name, code: entry.code };
    const wanted = node.name ?? node.code ?? '';
    const near =
      node.name === null
        ? null
        : closestOf(
            wanted,
            catalogue.all(node.to).map((each) => each.name),
          );
    problems.push(
      problem(
        UNKNOWN[node.to],
        node.span,
        { name: wanted },
        near ? { label: near, text: TRIGGERS[node.to] + near } : null,
      ),
    );
    return node;
  };
  const visit = (node: Node): Node => {
    switch (node.kind) {
      case 'reference':
        return reference(node);
      case 'call':
        return { ...node, args: node.args.map(visit) };
      case 'binary':
      case 'compare':
        return { ...node, left: visit(node.left), right: visit(node.right) };
      case 'negate':
        return { ...node, operand: visit(node.operand) };
      case 'number':
      case 'text':
        return node;
    }
  };
  return { tree: visit(tree), problems };
}
