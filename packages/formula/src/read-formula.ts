import type { Node } from './ast.ts';
import type { Catalogue } from './meaning/catalogue.ts';
import { check } from './meaning/check.ts';
import type { Problem } from './text/messages.ts';
import { parse } from './text/parse.ts';
import { print } from './text/print.ts';
import { resolve } from './meaning/resolve.ts';

/** A formula read to the end: tree with names and codes, its structured form when nothing is wrong, and all problems. */
export type ReadFormula = { tree: Node | null; struct: string | null; problems: Problem[] };

/** Reads, resolves and checks a formula, plain or structured. What the browser underlines and what the server refuses. */
export function readFormula(text: string, catalogue: Catalogue): ReadFormula {
  const parsed = parse(text);
  if (!parsed.tree) return { tree: null, struct: null, problems: parsed.problems };
  const resolved = resolve(parsed.tree, catalogue);
  const form = [...parsed.problems, ...resolved.problems];
  const problems = form.length > 0 ? form : check(resolved.tree, catalogue);
  problems.sort((a, b) => a.span.start - b.span.start);
  return {
    tree: resolved.tree,
    struct: problems.length === 0 ? print(resolved.tree, 'struct') : null,
    problems,
  };
}
