import { ALL_PAGES } from '@fonte/contracts';
import type { BoardName } from '@fonte/contracts/boards';

type Page = (typeof ALL_PAGES)[number][1];

/** The page of a board that is on the screen; else the paper that draws it. */
export function pageOfBoard(name: BoardName): Page | undefined {
  const pages = ALL_PAGES.map(([, page]) => page).filter(
    ({ draws }) => 'board' in draws && draws.board === name,
  );
  return pages.find(({ paper }) => paper !== true) ?? pages[0];
}

/** What the page of a board is called, without year and profile; null for one that no page draws. */
export function titleOfBoard(name: BoardName): string | null {
  const page = pageOfBoard(name);
  if (page === undefined) return null;
  const title = page.title.replace('{ano} - ', '').replace(' {perfil}', '');
  return page.tab === undefined ? title : `${title}: ${page.tab.label}`;
}
