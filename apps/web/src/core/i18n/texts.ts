import { createStore } from '../store.ts';
import { FALLBACK_LANGUAGE, storeLanguage, storedLanguage } from './languages.ts';
import type { TextCatalogue } from './text-catalogue.ts';
import type { Namespace } from './text-key.ts';

export type Texts = { readonly [key: string]: string | readonly string[] | Texts };
/** Loads one namespace in another language, when that language is chosen. */
type Translations = Record<string, () => Promise<{ default: Texts }>>;

const translations = new Map<string, Translations>();
/** Texts by language and namespace. */
const known = new Map<string, Map<string, Texts>>();
const language = createStore<string>(storedLanguage());

export const useLanguage = language.use;
export const currentLanguage = language.get;

/**
 * Adds a namespace. Its pt-BR texts come with the code that uses them (one chunk per route, no second request);
 * other languages are fetched when chosen and may be incomplete: what they lack stays Portuguese.
 */
export function registerTexts<N extends Namespace>(
  namespace: N,
  texts: TextCatalogue[N] & Texts,
  others: Translations = {},
): void {
  keep(FALLBACK_LANGUAGE, namespace, texts);
  translations.set(namespace, others);
  void loadNamespace(namespace, language.get());
}

/** Changes the language and fetches what is known of it. */
export async function chooseLanguage(code: string): Promise<void> {
  storeLanguage(code);
  await Promise.all([...translations.keys()].map((namespace) => loadNamespace(namespace, code)));
  language.set(code);
  document.documentElement.lang = code;
}

/** What stands at a dotted path, in the language or else in Portuguese. Undefined where there is nothing. */
export function textAt(
  code: string,
  namespace: string,
  path: string,
): string | readonly string[] | undefined {
  const steps = path.split('.');
  for (const one of [code, FALLBACK_LANGUAGE]) {
    const found = steps.reduce<unknown>(
      (place, step) => (place as Record<string, unknown> | undefined)?.[step],
      known.get(one)?.get(namespace),
    );
    if (found !== undefined) return found as string | readonly string[];
  }
  return undefined;
}

function keep(code: string, namespace: string, texts: Texts): void {
  const ofLanguage = known.get(code) ?? new Map<string, Texts>();
  known.set(code, ofLanguage.set(namespace, texts));
}

async function loadNamespace(namespace: string, code: string): Promise<void> {
  const load = translations.get(namespace)?.[code];
  if (load) keep(code, namespace, (await load()).default);
}
