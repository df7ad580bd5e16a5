import { walk, type Node } from '../ast.ts';

/** Codes of the indicators that a formula uses directly, each once. */
export function indicatorsOf(tree: Node): string[] {
  const codes = new Set<string>();
  for (const node of walk(tree))
    if (node.kind === 'reference' && node.to === 'indicator' && node.code !== null) codes.add(node.code);
  return [...codes];
}

/**
 * The way from an indicator back to itself, first and last being the same, or null when there is none.
 * @param code the indicator whose formula is about to change
 * @param tree its new formula
 * @param formulaOf the stored formula of another indicator, or undefined
 */
export function cycleOf(
  code: string,
  tree: Node,
  formulaOf: (code: string) => Node | undefined,
): string[] | null {
  const done = new Set<string>();
  const search = (next: string[], path: string[]): string[] | null => {
    for (const used of next) {
      if (used === code) return [...path, used];
      if (done.has(used)) continue;
      done.add(used);
      const formula = formulaOf(used);
      const found = formula ? search(indicatorsOf(formula), [...path, used]) : null;
      if (found) return found;
    }
    return null;
  };
  return search(indicatorsOf(tree), [code]);
}
