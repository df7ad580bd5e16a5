import type { GivenWords } from '@fonte/ui';
import { createStore } from '../store.ts';
import type { TextCatalogue } from './text-catalogue.ts';
import type { Namespace } from './text-key.ts';
import type { SaidElsewhere, Translation } from './translation.ts';

export type Texts = { readonly [key: string]: string | readonly string[] | Texts };

/** A language, and what it says; nothing of that is Portuguese, in which everything is written. */
export interface Spoken {
  readonly code: string;
  readonly says?: Translation | undefined;
}

export const PORTUGUESE: Spoken = { code: 'pt-BR' };
/** Where this device keeps the language that was chosen. */
export const LANGUAGE_KEY = 'fonte.language';

/** The Portuguese, by namespace. */
const written = new Map<string, Texts>();

/** The language that everything is said in now; `choose.ts` changes it. */
export const spoken = createStore(PORTUGUESE);

/** Adds a namespace: its texts come with the code that uses them (one chunk per route, no second request). */
export function registerTexts<N extends Namespace>(namespace: N, texts: TextCatalogue[N] & Texts): void {
  written.set(namespace, texts);
}

const NO_WORDS: GivenWords = {};

/** What the kit says in the chosen language instead of its own words. */
export const useKitWords = (): GivenWords => spoken.use().says?.kit ?? NO_WORDS;

/** What the chosen language says of the server's words; undefined where it is Portuguese, in which they come. */
export const useSaidElsewhere = (): SaidElsewhere | undefined => spoken.use().says?.elsewhere;

/** Titles and labels of pages, boards and reports, in the chosen language, where there is no component to follow it. */
export const inLanguage = (text: string): string => spoken.get().says?.elsewhere?.words(text) ?? text;

const asItIs = (text: string): string => text;

/** The same in a component. */
export const useWords = (): ((text: string) => string) => useSaidElsewhere()?.words ?? asItIs;

/** What stands at a dotted path, in the language or else in Portuguese. Undefined where there is nothing. */
export function textAt(
  { says }: Spoken,
  namespace: string,
  path: string,
): string | readonly string[] | undefined {
  const said = says?.texts as Readonly<Record<string, unknown>> | undefined;
  for (const texts of [said?.[namespace], written.get(namespace)]) {
    const found = path
      .split('.')
      .reduce<unknown>((place, step) => (place as Record<string, unknown> | undefined)?.[step], texts);
    if (found !== undefined) return found as string | readonly string[];
  }
  return undefined;
}

/** The language chosen on this device; Portuguese where none was, or the browser refuses to tell. */
export function storedLanguage(): string {
  try {
    return localStorage.getItem(LANGUAGE_KEY) ?? PORTUGUESE.code;
  } catch {
    return PORTUGUESE.code;
  }
}
