import { ALL_PAGES, type PageName } from '@fonte/contracts';
import { useSignedIn } from '../../../core/session/session-store.ts';

/** Where 'Relatório completo' leads, for those who may open that page. */
export function useMoreLink(name: PageName | undefined): string | undefined {
  const { profile } = useSignedIn();
  const page = ALL_PAGES.find(([one]) => one === name)?.[1];
  return page && profile && page.profiles.includes(profile) ? page.path : undefined;
}
