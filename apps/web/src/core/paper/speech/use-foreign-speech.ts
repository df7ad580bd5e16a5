import type { SheetLanguage } from '@fonte/contracts/sheet-languages';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { spoken } from '../../i18n/texts.ts';
import type { Speech } from './speech.ts';

/** The words of a sheet's language: there (null is Portuguese), or on their way, or not to be had. */
export type FetchedSpeech =
  | { readonly state: 'ready'; readonly speech: Speech | null }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void };

/** The same in the query's memory. */
export const speechKey = (language: SheetLanguage | null, asItsPage: boolean) =>
  ['speech', language, asItsPage] as const;

/**
 * How a sheet is said in the language of its address, fetched then; the document says that language too, and a PDF of it. What says the same as its page on the screen (`asItsPage`) has those words
 * too, which a sheet for funders does not fetch.
 */
export function useForeignSpeech(language: SheetLanguage | null, asItsPage: boolean): FetchedSpeech {
  const { data, isError, refetch } = useQuery({
    queryKey: speechKey(language, asItsPage),
    staleTime: Infinity,
    enabled: language !== null,
    queryFn: async () => {
      if (language === null) return null;
      const [{ speechIn }, screen] = await Promise.all([
        import('./foreign.ts'),
        asItsPage ? import('@fonte/contracts/screen-words/words') : null,
      ]);
      return speechIn(language, screen?.SCREEN_WORDS);
    },
  });
  useEffect(() => {
    if (language === null) return undefined;
    const { documentElement } = document;
    documentElement.lang = language;
    return () => {
      documentElement.lang = spoken.get().code;
    };
  }, [language]);
  if (language === null) return { state: 'ready', speech: null };
  if (data) return { state: 'ready', speech: data };
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}
