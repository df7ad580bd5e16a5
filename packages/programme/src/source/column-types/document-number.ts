import { cpfDigits, isValidCpf } from '@fonte/pt-br';
import { Refusal, type ColumnType } from '../column.ts';
import { REASONS } from '../reasons.ts';

const BAD_CPF = new Refusal(REASONS.badCpf);
const CPF = /^\d{1,3}\.?\d{3}\.?\d{3}-?\d{2}$/;
/** 000.000.001-91 as a spreadsheet leaves it: what its check digits say is left to decide. */
const SHORT = /^\d{3,8}$/;
const MEMORY = 50_000;

/**
 * A CPF with or without punctuation; zeros that a spreadsheet took from the front are put back. `asTold`: one whose check digits are wrong is taken as it
 * is, for who is no key of anything; Data Quality lists it (rule 13416).
 */
export function cpf({ asTold = false } = {}): ColumnType {
  // A technician's CPF stands in thousands of visits.
  const known = new Map<string, string | Refusal>();
  return {
    label: 'CPF, com ou sem pontuação',
    example: '529.982.247-25',
    free: false,
    read(value) {
      const before = known.get(value);
      if (before !== undefined) return before;
      const digits = cpfDigits(value).padStart(11, '0');
      const answer = (CPF.test(value) && asTold) || (isCpf(value) && isValidCpf(digits)) ? digits : BAD_CPF;
      if (known.size >= MEMORY) known.clear();
      known.set(value, answer);
      return answer;
    },
  };
}

const isCpf = (value: string): boolean => CPF.test(value) || SHORT.test(value);

const BAD_PROCESS = new Refusal(REASONS.badProcess);
const PROCESS = /^(\d{7})-?(\d{2})\.?(\d{4})\.?(\d)\.?(\d{2})\.?(\d{4})$/;

/** CNJ's single numbering, kept as written: NNNNNNN-DD.AAAA.J.TR.OOOO, check digits by ISO 7064 modulo 97-10. */
export const processNumber: ColumnType = {
  label: 'número único do CNJ, com ou sem pontuação',
  example: '0001327-64.2018.8.26.0158',
  free: false,
  read(value) {
    const parts = PROCESS.exec(value);
    if (!parts) return BAD_PROCESS;
    const [, sequence, check, year, branch, court, origin] = parts;
    return BigInt(`${sequence}${year}${branch}${court}${origin}${check}`) % 97n === 1n ? value : BAD_PROCESS;
  },
};
