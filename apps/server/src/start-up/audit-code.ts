import { installationSecret } from '../platform/identity/installation-secret.ts';
import { keyedBy } from '../platform/trail/keyed.ts';
import type { Settings } from '../settings.ts';

/** The code under which a value stands in the audit's filters, in this installation. */
export async function auditCode(
  settings: Pick<Settings, 'SESSION_SECRET' | 'DATA_DIR'>,
  value: string,
): Promise<string> {
  return keyedBy(await installationSecret(settings))(value);
}
