import { randomInt } from 'node:crypto';
import { hashPassword, passwordMatches } from '../../../platform/identity/passwords.ts';

/** How many a person gets at a time. */
export const CODES = 10;
/** Crockford's letters: none that is read as another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Besides the first sign: 55 bits, and argon2id beside them. */
const DRAWN = 11;

/** One code on its way to the person, and what is kept of it. */
export interface DrawnCode {
  readonly numero: number;
  /** As it is shown: three groups of four. */
  readonly shown: string;
  /** argon2id. */
  readonly codigo: string;
}

/** Ten codes. The first sign of each is its number, so that trying one works out one hash. Errors: `busy`. */
export function drawCodes(who: string): Promise<DrawnCode[]> {
  return Promise.all(
    Array.from({ length: CODES }, async (_, numero) => {
      const code = `${numero}${Array.from({ length: DRAWN }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
      const shown = code.replaceAll(/(.{4})(?=.)/g, '$1-');
      return { numero, shown, codigo: await hashPassword(code, who) };
    }),
  );
}

/** The code as it was drawn: without blanks and dashes, with the letters that people confuse read as the ones that there are. */
export function plainCode(written: string): string {
  return written
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

/** Which of the ten it claims to be; null for what cannot be one. */
export function numberOf(plain: string): number | null {
  return /^\d[0-9A-HJKMNP-TV-Z]{11}$/.test(plain) ? Number(plain[0]) : null;
}

/** Whether it is the kept one; without one the same work is done. Errors: `busy`. */
export const codeMatches = (kept: string | undefined, plain: string, who: string): Promise<boolean> =>
  passwordMatches(kept, plain, who);
