import { pageOf, type Page } from '@fonte/contracts';

/** The page at an address if it is the one that has this audit id. */
export function pageOfAudit(audit: number, path: string): Page | undefined {
  const page = pageOf(path)?.page;
  return page?.audit === audit ? page : undefined;
}
