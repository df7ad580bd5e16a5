import { formatCpf as format } from '@brazilian-utils/brazilian-utils/format-cpf';
import { isValidCpf as check } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { NO_VALUE } from './numbers.ts';

/** The mask of the registration form (specification 1, section 5), in the notation of input masks: 0 is a digit. */
export const CPF_INPUT_MASK = '000.000.000-00';

/** What stands in the place of the CPF of a person who was anonymised (decisions/0035), and how it is shown. */
const REMOVED = /^[PQ]\d{10}$/;
const REMOVED_WORD = 'removido';

/** Digits only. */
export function cpfDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** True when both check digits are right and the eleven digits are not all the same. */
export function isValidCpf(text: string): boolean {
  return check(text);
}

/** '123.456.789-09'; leading zeros lost in a spreadsheet are put back. '–' when there are no digits. */
export function formatCpf(text: string | null | undefined): string {
  if (REMOVED.test(text ?? '')) return REMOVED_WORD;
  const digits = cpfDigits(text ?? '');
  return digits === '' ? NO_VALUE : format(digits, { pad: true });
}

/** '***.456.789-**': how a CPF is shown anywhere but in the printed sheet, in files and in reports whose columns are CPFs (docs/decisions/0099). */
export function maskCpf(text: string | null | undefined): string {
  if (REMOVED.test(text ?? '')) return REMOVED_WORD;
  const digits = cpfDigits(text ?? '');
  return digits === '' ? NO_VALUE : format(digits, { pad: true, obfuscate: true });
}
