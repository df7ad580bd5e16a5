import type { GivenWords } from '@fonte/ui';
import { createStore } from '../store.ts';
import { FALLBACK_LANGUAGE, LANGUAGES, storedLanguage, storeLanguage } from './languages.ts';
import type { TextCatalogue } from './text-catalogue.ts';
import type { Namespace } from './text-key.ts';
import type { Translation } from './translation.ts';

export type Texts = { readonly [key: string]: string | readonly string[] | Texts };

/** The Portuguese, by namespace. */
const written = new Map<string, Texts>();
const translations = new Map<string, Translation>();
const language = createStore<string>(FALLBACK_LANGUAGE);

export const useLanguage = language.use;

/** Adds a namespace: its texts come with the code that uses them (one chunk per route, no second request). */
export function registerTexts<N extends Namespace>(namespace: N, texts: TextCatalogue[N] & Texts): void {
  written.set(namespace, texts);
}

/** Changes the language, once what it says has been fetched; what that leaves out stays Portuguese. */
export async function chooseLanguage(code: string, languages = LANGUAGES): Promise<void> {
  const chosen = languages.find((one) => one.code === code);
  if (chosen === undefined) return;
  const translation = translations.get(code) ?? (await chosen.translation?.());
  if (translation) translations.set(code, translation);
  storeLanguage(code);
  language.set(code);
  document.documentElement.lang = code;
}

const NO_WORDS: GivenWords = {};

/** What the kit says in the chosen language instead of its own words. */
export const useKitWords = (): GivenWords => translations.get(useLanguage())?.kit ?? NO_WORDS;

/** What stands at a dotted path, in the language or else in Portuguese. Undefined where there is nothing. */
export function textAt(
  code: string,
  namespace: string,
  path: string,
): string | readonly string[] | undefined {
  const said = translations.get(code)?.texts as Readonly<Record<string, unknown>> | undefined;
  for (const texts of [said?.[namespace], written.get(namespace)]) {
    const found = path
      .split('.')
      .reduce<unknown>((place, step) => (place as Record<string, unknown> | undefined)?.[step], texts);
    if (found !== undefined) return found as string | readonly string[];
  }
  return undefined;
}

// The choice of an earlier visit. Where it cannot be fetched the page stays Portuguese.
if (storedLanguage() !== FALLBACK_LANGUAGE) chooseLanguage(storedLanguage()).catch(() => undefined);
