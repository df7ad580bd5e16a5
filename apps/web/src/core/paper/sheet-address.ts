import { PAGES, placeOf, type Address, type Page } from '@fonte/contracts';
import { addressOfFilters } from '../filters/filters-store.ts';

/** Where the sheet of a page is, with the filters in its address: of a state at the state's own sheet, where there is one. */
export function sheetAddress(
  page: Page,
  filters: { readonly ano: number | null; readonly uf: string | null },
  search = '',
): string | undefined {
  const sheet = Object.entries<Page>(PAGES).find(([name]) => name === page.printedBy)?.[1];
  if (!sheet) return undefined;
  const { ano, uf } = filters;
  const ofState: Address = `${sheet.path}/${uf}`;
  const own = uf !== null && placeOf(ofState).kind === 'page';
  const params = addressOfFilters(new URLSearchParams(search), { ano, uf });
  return `${own ? ofState : sheet.path}?${params.toString()}`;
}
