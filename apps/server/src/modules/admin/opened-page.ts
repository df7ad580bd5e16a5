import { PAGES, type Page } from '@fonte/contracts';

/** The page of the page table that has this audit id and lies at this address, parameters (`:id`) and query aside. */
export function pageOfAudit(audit: number, path: string): Page | undefined {
  const asked = (path.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/$/, '').split('/');
  return Object.values(PAGES as Record<string, Page>).find((page) => {
    const own = page.path.split('/');
    const same =
      own.length === asked.length && own.every((part, i) => part.startsWith(':') || part === asked[i]);
    return page.audit === audit && same;
  });
}
