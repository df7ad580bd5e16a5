import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Settings } from '../../settings.ts';
import { installationSecret } from './installation-secret.ts';

type Where = Pick<Settings, 'SESSION_SECRET' | 'DATA_DIR'>;

/** AES-256-GCM; the first byte says so, for the day when there is another. */
const FORM = 1;
const NONCE = 12;
const TAG = 16;

/** A key of its own for sealing, so that the secret itself signs and counts but encrypts nothing. */
async function keyOf(settings: Where): Promise<Buffer> {
  const secret = await installationSecret(settings);
  return Buffer.from(hkdfSync('sha256', secret, 'fonte-de-dados', 'sealed 1', 32));
}

/**
 * Encrypts what the database keeps and must not tell. `place` says where it belongs (an account, a session): what is copied to another place does not open there.
 */
export async function seal(settings: Where, place: string, plain: Uint8Array): Promise<Buffer> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(settings), nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from([FORM]), nonce, cipher.getAuthTag(), body]);
}

/** What was sealed for this place with this installation's secret; null for anything else, a changed secret among it. */
export async function unseal(settings: Where, place: string, sealed: Uint8Array): Promise<Buffer | null> {
  const bytes = Buffer.from(sealed);
  if (bytes[0] !== FORM || bytes.length < 1 + NONCE + TAG) return null;
  const nonce = bytes.subarray(1, 1 + NONCE);
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(settings), nonce, { authTagLength: TAG });
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(1 + NONCE, 1 + NONCE + TAG));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(1 + NONCE + TAG)), decipher.final()]);
  } catch {
    return null;
  }
}
