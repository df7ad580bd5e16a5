import { indicatorsOf } from '@fonte/formula';
import type { IndicatorBook } from '../book/book.ts';

/** The indicators whose formulas use one of these, directly or through others, without themselves. */
export function dependentsOf(book: IndicatorBook, ids: readonly number[]): number[] {
  const uses = new Map(
    book.indicators.map(({ id }) => {
      const tree = book.treeOf(id);
      return [id, new Set(tree ? indicatorsOf(tree).map(Number) : [])] as const;
    }),
  );
  const found = new Set(ids);
  for (let before = 0; before !== found.size;) {
    before = found.size;
    for (const [id, used] of uses) if ([...used].some((one) => found.has(one))) found.add(id);
  }
  return [...found].filter((id) => !ids.includes(id));
}
