import type { Published } from './new-version.ts';
import type { LazyWords } from './words.ts';

/** What is said of code that did not come; of the connection only where nothing comes through it. */
export function fetchFailureWords(published: Published | null, words: LazyWords): string {
  if (published === 'newer') return words.newVersion;
  return published === 'none' ? words.checkConnection : words.fileNotOpened;
}
