import { partWords } from '../words/words.ts';

const words = { completions: 'Sugestões' };

declare module '../words/words.ts' {
  interface KitWords {
    tokenEditor: typeof words;
  }
}

export const useTokenWords = partWords('tokenEditor', words);
