import { createHash, randomBytes } from 'node:crypto';
import { passwordField } from '@fonte/contracts/forms';
import { z } from 'zod';
import { recordAccess } from '../../platform/audit.ts';
import { passwordMinLength } from '../../platform/demonstration.ts';
import { fail, type Call } from '../../platform/index.ts';
import { sendMail } from '../../platform/mail.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { countAttempt } from '../../platform/rate-limit.ts';
import { endSessionsOf } from '../../platform/session-store.ts';
import { validated } from '../../platform/validate.ts';
import { refuseCommonPassword } from './password-rule.ts';
import { resetMail } from './reset-mail.ts';
import { findAccount, findReset, insertReset, useReset, writePassword } from './store.ts';

const VALID_MINUTES = 30;

const hashed = (code: string) => createHash('sha256').update(code).digest('hex');

/**
 * Sends an e-mail with an address at which a new password is chosen. Errors: `tooManyAttempts`, `mailUnavailable`, and `emailNotFound` [spec]:
 * it tells who has an account, which the limit of attempts keeps from being asked in bulk (docs/security.md, decision 2).
 */
export async function askReset(call: Call<unknown, unknown, { email: string }>): Promise<string> {
  const { email } = call.body;
  await countAttempt(call.app, call.request, 'reset', email);
  const account = await findAccount(call.db, email);
  if (account === undefined) fail('emailNotFound', { email });
  const code = randomBytes(32).toString('base64url');
  await insertReset(call.app.database.db, hashed(code), account.id_usuario, VALID_MINUTES);
  await sendMail(call.app, resetMail(call.app, account, code, VALID_MINUTES));
  return 'Email enviado';
}

/**
 * Saves the new password, once per code, and ends every session of the account. The code is looked at before anything that costs work; attempts are
 * counted per address and per code. Errors: `tooManyAttempts`, `resetTokenInvalid`, `invalidRequest`.
 */
export async function takeReset(
  call: Call<unknown, unknown, { token: string; pass: string }>,
): Promise<string> {
  const { app, body } = call;
  const token = hashed(body.token);
  await countAttempt(app, call.request, 'newPassword', token);
  const account = (await findReset(call.db, token)) ?? fail('resetTokenInvalid');
  const rule = z.object({ pass: passwordField(await passwordMinLength(app)) });
  validated('body', rule, body);
  await refuseCommonPassword(app, body.pass, account.email);
  const senha = await hashPassword(body.pass);
  await app.database.db.transaction().execute(async (trx) => {
    const idUsuario = (await useReset(trx, token)) ?? fail('resetTokenInvalid');
    await writePassword(trx, idUsuario, senha);
    await endSessionsOf(trx, idUsuario);
    await recordAccess(trx, { idUsuario, profile: null }, { acao: 'alterar', alvo: 'senha' });
  });
  return 'Senha gravada';
}
