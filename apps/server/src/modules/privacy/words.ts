import { maskCpf } from '@fonte/pt-br';
import type { Person } from './person.ts';

/** What a person is called where it has no name in the portal. */
const NAMELESS = 'Pessoa sem nome no portal';

/** The person's name, as it is shown. */
export const shownName = ({ nomes, emails }: Person): string => nomes[0] ?? emails[0] ?? NAMELESS;

/** A CPF is never shown whole. */
export const shownCpf = ({ cpf }: Person): string | null => (cpf === null ? null : maskCpf(cpf));

/** What is typed before somebody goes for good. */
export const confirmationOf = ({ nomes, emails }: Person): string => nomes[0] ?? emails[0] ?? 'ANONIMIZAR';
