import { maskCpf, normalise } from '@fonte/pt-br';
import type { Person } from './person.ts';

/** What a person is called where it has no name in the portal. */
const NAMELESS = 'Pessoa sem nome no portal';

/** Every name that stands behind one person, as it is shown: that two go as one is to be seen. Once where they differ in case and accents alone. */
export function shownName({ nomes, emails }: Pick<Person, 'nomes' | 'emails'>): string {
  const folded = nomes.map(normalise);
  const once = nomes.filter((_nome, at) => folded.indexOf(folded[at]!) === at);
  return once.join(' · ') || (emails[0] ?? NAMELESS);
}

/** A CPF is never shown whole. */
export function shownCpf({ cpf, errado }: Pick<Person, 'cpf' | 'errado'>): string | null {
  const own = cpf ?? errado;
  return own === null ? null : maskCpf(own);
}

/** What is typed before somebody goes for good. */
export const confirmationOf = ({ nomes, emails }: Person): string => nomes[0] ?? emails[0] ?? 'ANONIMIZAR';
