import { pageOf, type Page, type Profile } from '@fonte/contracts';

/** Whether there is a page at an address that a profile may open. */
export function mayOpen(address: string, profile: Profile | null): boolean {
  const page: Page | undefined = pageOf(address)?.page;
  return page !== undefined && profile !== null && page.profiles.includes(profile);
}
