/** Pages offered at each end, and around the open one (specification 2, sections 2.17 and 9: 'margin 2 and range 3'). */
const MARGIN = 2;
const RANGE = 3;

/** The pages that a pager offers, from 0, in order; null where more than one is left out. Of one page none. */
export function pageNumbers(open: number, pages: number): (number | null)[] {
  if (pages <= 1) return [];
  const first = Math.max(0, Math.min(open - Math.floor(RANGE / 2), pages - RANGE));
  const offered = Array.from({ length: pages }, (_, page) => page).filter(
    (page) => page < MARGIN || page >= pages - MARGIN || (page >= first && page < first + RANGE),
  );
  return offered.flatMap((page, at): (number | null)[] => {
    const before = offered[at - 1] ?? -1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
