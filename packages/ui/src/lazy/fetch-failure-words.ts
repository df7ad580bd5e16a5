import type { Published } from './new-version.ts';

/** What is said of code that did not come; of the connection only where nothing comes through it. */
export function fetchFailureWords(published: Published | null): string {
  if (published === 'newer') return 'Uma nova versão do portal foi publicada.';
  return published === 'none' ? 'Verifique a conexão.' : 'Um arquivo do portal não pôde ser aberto.';
}
