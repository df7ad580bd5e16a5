const COLUMNS = 12;
/** Below what any card has: shares of twelve are no whole numbers, and their sums no exact ones. */
const NOTHING = 0.01;

/** Cards in the lines in which they stand, side by side within twelve columns: what a page's end must not part. */
export function linesOf<One extends { readonly span: number }>(
  cards: readonly One[],
): readonly (readonly One[])[] {
  const lines: One[][] = [];
  let room = 0;
  for (const card of cards) {
    if (card.span > room + NOTHING) {
      lines.push([]);
      room = COLUMNS;
    }
    lines.at(-1)?.push(card);
    room -= card.span;
  }
  return lines;
}
