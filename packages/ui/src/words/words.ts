import { createContext, useContext, useMemo } from 'react';

/** The kit's words by part; each part adds its own (`cards/words.ts`), which come with the code that says them. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- parts add to it
export interface KitWords {}

/** What an application says instead, in another language or in words of its own; what it leaves out stays as the kit has it. */
export type GivenWords = { readonly [Part in keyof KitWords]?: Partial<KitWords[Part]> };

/** Filled by UiProvider. */
export const WordsContext = createContext<GivenWords>({});

/** The hook by which a part reads its words: those that the application gave, else its own. */
export function partWords<Part extends keyof KitWords>(
  part: Part,
  own: KitWords[Part],
): () => KitWords[Part] {
  return function usePartWords() {
    const given = useContext(WordsContext)[part];
    return useMemo(() => (given ? { ...own, ...given } : own), [given]);
  };
}
