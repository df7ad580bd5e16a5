import { PROFILES, type Profile } from '@fonte/contracts';
import type { Party } from '@fonte/contracts/routes/lawsuits';
import { personalCell, personalFieldsOf } from '../../../query/index.ts';

/**
 * Parties as a profile may see them (docs/security.md: party documents are masked). They are third persons, whom the
 * programme has no business with: only profiles that see every row see documents whole.
 */
export function partiesFor(profile: Profile, stored: unknown): Party[] {
  const own = personalFieldsOf(profile);
  const fields = own === 'full' && PROFILES[profile].rows !== 'all' ? 'masked' : own;
  return asParties(stored).map((party) => ({
    tipoPessoa: text(party['tipoPessoa']),
    numeroDocumentoPrincipal: document(text(party['numeroDocumentoPrincipal']), fields),
    nome: own === 'full' ? text(party['nome']) : text(personalCell('nome', own, text(party['nome']))),
    sexo: text(party['sexo']),
    nacionalidade: text(party['nacionalidade']),
    intimacaoPendente: number(party['intimacaoPendente']),
    assistenciaJudiciaria:
      typeof party['assistenciaJudiciaria'] === 'boolean' ? party['assistenciaJudiciaria'] : null,
  }));
}

const asParties = (stored: unknown): Record<string, unknown>[] =>
  Array.isArray(stored)
    ? stored.filter((each): each is Record<string, unknown> => typeof each === 'object' && each !== null)
    : [];
const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;
const number = (value: unknown) =>
  typeof value === 'number' ? value : typeof value === 'boolean' ? Number(value) : null;

/** A company's register number is public; a person's CPF, or anything that is neither, is not. */
function document(value: string | null, fields: ReturnType<typeof personalFieldsOf>): string | null {
  if (value === null) return null;
  const digits = value.replace(/\D/g, '');
  if (digits.length === 14) return value;
  return text(personalCell('cpf', fields, fields === 'full' ? value : digits));
}
