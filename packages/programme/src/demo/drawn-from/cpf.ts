/**
 * Invented CPFs. All begin with 999, so anyone can see that they are of the demonstration: 999.000.000 to
 * 999.899.998 are producers, 999.900.000 to 999.999.998 technicians and supervisors. The check digits are right, so
 * that every check of the product treats them like a real number.
 */
const RESERVED_PREFIX = 999_000_000;

function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, i) => total + digit * (digits.length + 1 - i), 0);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}

/** The CPF (eleven digits) of the nine given ones. */
export function withCheckDigits(nine: number): string {
  const digits = Array.from(String(nine).padStart(9, '0'), Number);
  digits.push(checkDigit(digits));
  digits.push(checkDigit(digits));
  return digits.join('');
}

/** The `serial`-th invented CPF, 0 to 999 998; 999.999.999-99 is left out because all its digits are the same. */
export function demoCpf(serial: number): string {
  if (!Number.isInteger(serial) || serial < 0 || serial > 999_998) {
    throw new RangeError(`no invented CPF for serial ${serial}`);
  }
  return withCheckDigits(RESERVED_PREFIX + serial);
}
