import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, thirty seconds. */
const PERIOD = 30;
const FORM = { algorithm: 'SHA1', digits: 6, period: PERIOD } as const;
/** Steps before and after now that count: clocks differ, and people type slowly. */
const WINDOW = 1;
/** Steps back that are told to be late rather than wrong: five minutes. */
const LATE = 10;
/** As long as the hash, RFC 4226, section 4. */
const SECRET_BYTES = 20;

/** A new secret. */
export const newSecret = (): Uint8Array => new Secret({ size: SECRET_BYTES }).bytes;

/** What the app reads from the picture, and what is typed where there is no camera. */
export function enrolment(
  secret: Uint8Array,
  { product, email }: { readonly product: string; readonly email: string },
): { endereco: string; segredo: string } {
  // A colon would divide the label.
  const label = { issuer: product.replaceAll(':', ' '), label: email.replaceAll(':', ' ') };
  const totp = new TOTP({ ...FORM, ...label, secret: secretOf(secret) });
  return { endereco: totp.toString(), segredo: totp.secret.base32 };
}

/** The step of thirty seconds that a code belongs to, `late` for one of the last minutes, null for what is none. Blanks count for nothing. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | 'late' | null {
  const token = code.replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const totp = new TOTP({ ...FORM, secret: secretOf(secret) });
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  if (delta !== null) return Math.floor(timestamp / 1000 / PERIOD) + delta;
  const half = LATE / 2;
  const late = totp.validate({ token, timestamp: timestamp - half * PERIOD * 1000, window: half });
  return late === null ? null : 'late';
}

/** A copy: a Buffer may lie in the middle of a larger store, which the library would read whole. */
const secretOf = (secret: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(secret).buffer });
