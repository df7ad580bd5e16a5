import { partWords } from '../words/words.ts';

const words = { scheme: 'Tema', light: 'Claro', dark: 'Escuro', system: 'Sistema' };

declare module '../words/words.ts' {
  interface KitWords {
    theme: typeof words;
  }
}

export const useThemeWords = partWords('theme', words);
