import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LANGUAGE, storeLanguage, storedLanguage } from './languages.ts';
import type { TextCatalogue } from './text-catalogue.ts';

type Texts = { readonly [key: string]: string | readonly string[] | Texts };
/** Loads one namespace in another language, when that language is chosen. */
type Translations = Record<string, () => Promise<{ default: Texts }>>;

const translations = new Map<string, Translations>();

void i18next.use(initReactI18next).init({
  lng: storedLanguage(),
  fallbackLng: FALLBACK_LANGUAGE,
  resources: {},
  ns: [],
  interpolation: { escapeValue: false },
  returnNull: false,
  react: { bindI18nStore: 'added' },
});

/**
 * Adds a namespace. Its pt-BR texts come with the code that uses them (one chunk per route, no second request);
 * other languages are fetched when chosen and may be incomplete: what they lack stays Portuguese.
 */
export function registerTexts<N extends keyof TextCatalogue>(
  namespace: N,
  texts: TextCatalogue[N] & Texts,
  others: Translations = {},
): void {
  i18next.addResourceBundle(FALLBACK_LANGUAGE, namespace, texts);
  translations.set(namespace, others);
  void loadNamespace(namespace, i18next.language);
}

/** Changes the language and fetches what is known of it. */
export async function chooseLanguage(code: string): Promise<void> {
  storeLanguage(code);
  await Promise.all([...translations.keys()].map((namespace) => loadNamespace(namespace, code)));
  await i18next.changeLanguage(code);
  document.documentElement.lang = code;
}

async function loadNamespace(namespace: string, code: string): Promise<void> {
  const load = translations.get(namespace)?.[code];
  if (load) i18next.addResourceBundle(code, namespace, (await load()).default, true, true);
}
