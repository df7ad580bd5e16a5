import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keys = new Map<string, Uint8Array>();

/** Worked out once: there is one secret in an installation. */
function keyOf(secret: string): Uint8Array {
  const key = keys.get(secret) ?? new Uint8Array(hkdfSync('sha256', secret, '', 'fonte: text of mails', 32));
  keys.set(secret, key);
  return key;
}

/** A text that only who has the installation's secret reads, bound to the row it stands in: whoever reads the table alone has no link out of it. */
export function sealText(secret: string, row: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(row));
  const sealed = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64');
}

/** The text again; null where it was sealed with another secret, for another row, or has been changed. */
export function openText(secret: string, row: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(row));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return null;
  }
}
