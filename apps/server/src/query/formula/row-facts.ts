import { TRIGGERS, walk, type Node, type ReferenceNode } from '@fonte/formula';
import { problem, type Problem } from '@fonte/formula/text/messages';
import { DIMENSIONS } from '../../model/dimensions/index.ts';
import { pathTo, reaches, relationNamed, splitRef, refsOf } from '../../model/paths.ts';
import { FORMULA_FACTS, type FormulaNames } from './names.ts';

/** Columns and dimensions that a stretch of formula reads from a row. */
export const rowReferences = (node: Node): ReferenceNode[] =>
  [...walk(node)].filter((one): one is ReferenceNode => one.kind === 'reference');

/** The relation whose rows hold a column: entries, for the columns of the catalogue. */
function relationOf(node: ReferenceNode, names: FormulaNames): string | undefined {
  const meaning = names.columns.get(node.code ?? '');
  if (meaning?.kind === 'item') return 'lancamento';
  return meaning?.kind === 'model' ? splitRef(meaning.ref)[0] : undefined;
}

/**
 * The fact whose rows an aggregate reads: one of those that it names, from which all else it names is reached, many to
 * one; else any fact that reaches everything.
 */
export function factOf(node: Node, names: FormulaNames, problems: Problem[]): string | undefined {
  const references = rowReferences(node);
  const columns = references.filter(({ to }) => to === 'column');
  const dimensions = references.filter(({ to }) => to === 'dimension');
  const named = columns.flatMap((column) => relationOf(column, names) ?? []);
  const fits = (fact: string): boolean =>
    named.every((relation) => pathTo(fact, relation) !== undefined) &&
    dimensions.every(({ code }) => DIMENSIONS[code ?? '']?.at.some((place) => reaches(fact, place)) ?? false);
  const own = named.length > 0 ? named : dimensions.flatMap(({ code }) => homesOf(code ?? ''));
  const inOrder = FORMULA_FACTS.filter((fact) => own.includes(fact));
  const found = [...inOrder, ...own].find(fits) ?? (named.length > 0 ? FORMULA_FACTS.find(fits) : undefined);
  if (found !== undefined) return found;
  const words = [...new Set(references.map(({ to, name, code }) => `${TRIGGERS[to]}${name ?? code}`))];
  problems.push(
    own.length === 0
      ? problem('noRows', node.span, { text: words.join(', ') })
      : problem('factsApart', node.span, { names: words.join(' e ') }),
  );
  return undefined;
}

/** Relations on which a dimension stands by itself; none for those of each fact's own date. */
function homesOf(code: string): string[] {
  const places = DIMENSIONS[code]?.at ?? [];
  return places.flatMap((place) =>
    refsOf(place).flatMap((ref) => {
      const [relation] = splitRef(ref);
      if (!relationNamed(relation)) return [];
      // Places and producers are read through the properties, which decide who sees them.
      return relation !== 'propriedade' && pathTo('propriedade', relation) && !relationNamed(relation)?.date
        ? ['propriedade']
        : [relation];
    }),
  );
}
