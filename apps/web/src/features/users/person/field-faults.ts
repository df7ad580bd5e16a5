import { ApiFailure } from '../../../core/api/failure.ts';
import { sentenceOf } from '../../../core/api/sentence.ts';
import type { AccessFaults } from './access-draft.ts';

/** What is wrong with somebody who is invited, by field. */
export type PersonFaults = AccessFaults & { nome?: string; email?: string };

/** The field of a form in which each of the call's is written. */
const WRITTEN_IN: Readonly<Record<string, keyof PersonFaults>> = {
  id_perfil: 'profile',
  perfis: 'profile',
  uf: 'uf',
  cpf: 'cpf',
  nome: 'nome',
  email: 'email',
};

/** The server's faults of single fields, beside which they are shown; null where the whole is at fault. */
export function fieldFaults(failure: unknown): PersonFaults | null {
  if (!(failure instanceof ApiFailure)) return null;
  if (failure.code === 'emailTaken') return { email: sentenceOf(failure) };
  const faults = failure.fields.flatMap(({ campo, msg }) => {
    const field = WRITTEN_IN[campo.split('.')[0] ?? ''];
    return field === undefined ? [] : [[field, msg] as const];
  });
  return faults.length === 0 ? null : Object.fromEntries(faults);
}
