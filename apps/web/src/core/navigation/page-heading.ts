import { useEffect } from 'react';
import { createStore } from '../store.ts';

const heading = createStore<string | null>(null);

/** What the open page is about, where that is more than the title of its row: the name of a property. */
export const useOpenHeading = heading.use;

/** Says it while the page is open; null while it is not known. */
export function usePageHeading(words: string | null): void {
  useEffect(() => {
    heading.set(words);
    return () => heading.set(null);
  }, [words]);
}
