import { PASSWORD_WRONG } from '@fonte/contracts/forms';
import { fail, type Call } from '../../../platform/index.ts';
import { passwordMatches } from '../../../platform/identity/passwords.ts';
import { countAttempt } from '../../../platform/identity/rate-limit.ts';
import { accountOfId } from '../store.ts';

/**
 * Asks the person who is signed in for the password once more: an unlocked screen or a stolen session is not enough for what comes (ASVS 6.2.3, 7.5.2).
 * Gives the account. Errors: `tooManyAttempts`, `invalidRequest` on the field `atual`.
 */
export async function provePassword(
  call: Call,
  atual: string,
): Promise<Awaited<ReturnType<typeof accountOfId>>> {
  const { app, request } = call;
  const account = await accountOfId(call.db, call.session.idUsuario);
  const attempt = await countAttempt(app, request, 'password', account.email);
  if (!(await passwordMatches(account.senha, atual, request.ip))) {
    const errors = [{ campo: 'atual', msg: PASSWORD_WRONG }];
    fail('invalidRequest', {}, { errors, sentence: PASSWORD_WRONG });
  }
  await attempt.forgive();
  return account;
}
