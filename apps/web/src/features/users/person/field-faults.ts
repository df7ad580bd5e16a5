import { ApiFailure } from '../../../core/api/failure.ts';
import { sentenceOf } from '../../../core/api/sentence.ts';
import type { AccessFaults } from './access-draft.ts';

/** The server's fault of one field, beside which it is shown; null where the whole is at fault. */
export function fieldFaults(failure: unknown): AccessFaults | null {
  if (!(failure instanceof ApiFailure) || failure.code !== 'invalidRequest') return null;
  const sentence = sentenceOf(failure);
  if (/CPF/.test(sentence)) return { cpf: sentence };
  return /\buf\b/i.test(sentence) ? { uf: sentence } : null;
}
