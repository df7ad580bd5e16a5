import { PASSWORD_COMMON } from '@fonte/contracts/forms';
import { isDemonstration } from '../../platform/demonstration.ts';
import { fail, type App } from '../../platform/index.ts';

/** Lower-case commonly used passwords, about 50 000; read when first asked. */
let common: Promise<ReadonlySet<string>> | undefined;

const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  ));

/**
 * Refuses passwords that many people use, and the account's own e-mail (ASVS 6.2.4, 6.2.11); the demonstration takes
 * any. Errors: `invalidRequest` on the field `pass`.
 */
export async function refuseCommonPassword(app: App, pass: string, email = ''): Promise<void> {
  if (await isDemonstration(app)) return;
  const given = pass.toLowerCase();
  const own = [email, email.split('@')[0] ?? ''].map((word) => word.toLowerCase());
  if (!own.includes(given) && !(await commonPasswords()).has(given)) return;
  const errors = [{ campo: 'pass', msg: PASSWORD_COMMON }];
  fail('invalidRequest', {}, { errors, sentence: PASSWORD_COMMON });
}
