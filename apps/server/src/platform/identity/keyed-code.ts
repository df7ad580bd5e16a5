import { createHmac } from 'node:crypto';
import type { Settings } from '../../settings.ts';
import { installationSecret } from './installation-secret.ts';

/** What is counted, as a code of this installation (HMAC-SHA-256, hexadecimal), so that the table tells nobody which e-mails, addresses and accounts were here. */
export async function keyedCode(
  settings: Pick<Settings, 'SESSION_SECRET' | 'DATA_DIR'>,
  ...parts: readonly string[]
): Promise<string> {
  return createHmac('sha256', await installationSecret(settings))
    .update(JSON.stringify(parts))
    .digest('hex');
}
