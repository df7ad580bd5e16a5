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

/** How a sheet is said in the language of its address, fetched then; the document says that language too, and a PDF of it. */
export function useForeignSpeech(language: SheetLanguage | null): FetchedSpeech {
  const { data, isError, refetch } = useQuery({
    queryKey: ['speech', language],
    staleTime: Infinity,
    enabled: language !== null,
    queryFn: async () => (language === null ? null : (await import('./foreign.ts')).speechIn(language)),
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
