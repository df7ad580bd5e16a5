import { describe, expect, it } from 'vitest';
import { cpfDigits, formatCpf, isValidCpf, maskCpf } from './cpf.ts';

describe('CPF', () => {
  it('checks both digits and refuses repeated ones', () => {
    expect(isValidCpf('123.456.789-09')).toBe(true);
    expect(isValidCpf('12345678909')).toBe(true);
    expect(isValidCpf('123.456.789-19')).toBe(false);
    expect(isValidCpf('123.456.789-08')).toBe(false);
    expect(isValidCpf('111.111.111-11')).toBe(false);
    expect(isValidCpf('')).toBe(false);
  });
  it('formats, masks and strips', () => {
    expect(formatCpf('12345678909')).toBe('123.456.789-09');
    expect(formatCpf('1234567890')).toBe('012.345.678-90');
    expect(maskCpf('123.456.789-09')).toBe('***.456.789-**');
    expect(maskCpf(null)).toBe('–');
    expect(cpfDigits('123.456.789-09')).toBe('12345678909');
  });
});
