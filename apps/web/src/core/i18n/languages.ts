/** Languages that can be chosen: a language is offered once its texts are there. Missing keys resolve to pt-BR. */
export const LANGUAGES = [{ code: 'pt-BR', name: 'Português (Brasil)' }] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

export const FALLBACK_LANGUAGE = 'pt-BR';

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
