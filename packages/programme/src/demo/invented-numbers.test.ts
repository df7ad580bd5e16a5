import { describe, expect, it } from 'vitest';
import { isValidCpf } from '@fonte/pt-br';
import { demoCpf, withCheckDigits } from './drawn-from/cpf.ts';
import { lawsuitNumber } from './year/lawsuits.ts';

describe('invented numbers', () => {
  it('gives a CPF its check digits', () => {
    // The textbook example.
    expect(withCheckDigits(111_444_777)).toBe('11144477735');
    expect(isValidCpf(demoCpf(0)) && isValidCpf(demoCpf(999_998))).toBe(true);
    expect(() => demoCpf(999_999)).toThrow(RangeError);
  });

  it('gives a lawsuit its check digits', () => {
    // Numbers of real, public cases.
    expect(lawsuitNumber(832, 2018, '4', '01', 3202)).toBe('0000832-35.2018.4.01.3202');
    expect(lawsuitNumber(722_391, 2017, '8', '07', 1)).toBe('0722391-40.2017.8.07.0001');
    expect(lawsuitNumber(1_003_101, 2023, '8', '26', 223)).toBe('1003101-38.2023.8.26.0223');
  });
});
