import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { enrolment, newSecret, stepOf } from './totp.ts';

/** The secret and moments of RFC 6238, appendix B; its codes have eight digits, ours are their last six. */
const RFC = new TextEncoder().encode('12345678901234567890');

describe('codes', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d seconds it is %s (RFC 6238, appendix B)', (seconds, code) => {
    expect(stepOf(RFC, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  test('of the step before and the step after count, with blanks in them', () => {
    const at = (seconds: number) => stepOf(RFC, '050 471', new Date(seconds * 1000));
    const step = 37_037_037;
    const start = step * 30;
    expect([start - 31, start - 30, start, start + 59].map(at)).toEqual([null, step, step, step]);
    // Then it is late for five minutes, then nothing.
    expect([start + 60, start + 329, start + 330].map(at)).toEqual(['late', 'late', null]);
  });

  test.each(['', '28708', '2870822', 'abcdef', '٢٨٧٠٨٢', '-287082-1'])('%j is none', (code) => {
    expect(stepOf(RFC, code, new Date(59_000))).toBeNull();
  });
});

test('an enrolment is what apps read, with the name of the product and the e-mail', () => {
  const secret = newSecret();
  expect(secret).toHaveLength(20);
  const { endereco, segredo } = enrolment(secret, { product: 'Programa: Rural', email: 'ana@exemplo.org' });
  const address = new URL(endereco);
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(address.pathname)).toBe('/Programa  Rural:ana@exemplo.org');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret: segredo,
    digits: '6',
    period: '30',
  });
  const app = new TOTP({ secret: Secret.fromBase32(segredo) });
  const now = new Date();
  expect(stepOf(secret, app.generate({ timestamp: now.getTime() }), now)).toBe(
    Math.floor(now.getTime() / 30_000),
  );
});
