import { basename } from 'node:path';
import type { GoneFault } from '@fonte/database/anonymised/kept-list';
import { counted } from '@fonte/pt-br';

/** What an opening says where a copy has taken the database's place that has people who were anonymised later. */
export const backSentence = (people: readonly number[]): string =>
  `Uma cópia do banco trouxe de volta ${counted(people.length, 'pessoa que tinha sido anonimizada', 'pessoas que tinham sido anonimizadas')}: ${people.length === 1 ? 'anonimize-a' : 'anonimize-as'} outra vez, em Privacidade, que ${people.length === 1 ? 'a' : 'as'} mostra.`;

/** Of those who were anonymised after a copy, and by nothing that they could be found by in it. */
export const codelessSentence = (people: number): string =>
  `De ${counted(people, 'pessoa anonimizada', 'pessoas anonimizadas')} depois da cópia não ficou código por que procurar: não há como ver se ${people === 1 ? 'ela está' : 'elas estão'} nela. Procure em Privacidade, pelo e-mail, quem pediu para sair.`;

/** What of the list of those who were anonymised is not as it should be, and what to do (docs/operations.md). */
export function goneSentence(fault: GoneFault): string {
  switch (fault.kind) {
    case 'codeless':
      return codelessSentence(fault.people);
    case 'unreadable':
      return `Aviso: ${fault.file} não pôde ser lido (${reasonOf(fault.error)}), e não se conferiu se uma cópia do banco trouxe de volta quem foi anonimizado. Dê a quem roda este programa leitura e escrita no arquivo; a próxima abertura confere.`;
    case 'illegible':
      return `Aviso: ${fault.file} estava ilegível e foi posto de lado como ${basename(fault.aside)}. Quem só nele constava como anonimizado não será reconhecido se uma cópia do banco o trouxer de volta.`;
    case 'unwritten':
      return `Aviso: quem foi anonimizado não pôde ser anotado em ${fault.file} (${reasonOf(fault.error)}); a próxima abertura tenta outra vez. Até lá, uma cópia do banco traz de volta sem aviso quem saiu depois dela.`;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'sem permissão',
  EPERM: 'sem permissão',
  EROFS: 'o disco só aceita leitura',
  ENOSPC: 'o disco está cheio',
  EDQUOT: 'o disco está cheio',
  ENOTDIR: 'a pasta de dados não é uma pasta',
  EEXIST: 'a pasta de dados não é uma pasta',
  EISDIR: 'é uma pasta',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}
