import type { Translation } from './translation.ts';

export interface Language {
  readonly code: string;
  readonly name: string;
  /** Fetched when the language is chosen; null for the one that everything is written in. */
  readonly translation: (() => Promise<Translation>) | null;
}

export const FALLBACK_LANGUAGE = 'pt-BR';

/** Languages that can be chosen. */
export const LANGUAGES: readonly Language[] = [
  { code: FALLBACK_LANGUAGE, name: 'Português (Brasil)', translation: null },
];

const KEY = 'fonte.language';

/** The language chosen on this device, else pt-BR. */
export function storedLanguage(): string {
  try {
    const stored = localStorage.getItem(KEY);
    return LANGUAGES.find(({ code }) => code === stored)?.code ?? FALLBACK_LANGUAGE;
  } catch {
    return FALLBACK_LANGUAGE;
  }
}

/** Remembers the choice. */
export function storeLanguage(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Storage refused: the choice lasts as long as the page.
  }
}
