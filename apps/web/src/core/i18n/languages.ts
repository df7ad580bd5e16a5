/** Languages that can be chosen, each in its own words, so that its reader finds it. */
export const LANGUAGE_NAMES = {
  'pt-BR': 'Português (Brasil)',
  en: 'English',
  es: 'Español',
} as const;

/** One that is fetched when it is chosen; Portuguese is what everything is written in. */
export type ForeignLanguage = Exclude<keyof typeof LANGUAGE_NAMES, 'pt-BR'>;
