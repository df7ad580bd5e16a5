import { recordAccess } from '../../../platform/trail/audit.ts';
import { fail, type Call } from '../../../platform/index.ts';
import { rememberDevice } from '../../../platform/identity/known-device.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { hashPassword } from '../../../platform/identity/passwords.ts';
import { countAttempt } from '../../../platform/identity/rate-limit.ts';
import { endSessionsOf } from '../../../platform/identity/session-store.ts';
import { hashedCode, newCode, RESET_MINUTES } from '../links.ts';
import { linkMail, resetMail } from '../mails.ts';
import { refuseWeakPassword } from '../password-rule.ts';
import {
  confirmAccount,
  findPresentAccount,
  findReset,
  insertReset,
  useReset,
  writePassword,
} from '../store.ts';

/**
 * Queues an e-mail with an address at which a new password is chosen; nobody waits for the mail server. Errors: `tooManyAttempts`, and `emailNotFound` [spec]:
 * it tells who has an account, which the limit of attempts keeps from being asked in bulk (docs/security.md, decision 2).
 */
export async function askReset(call: Call<unknown, unknown, { email: string }>): Promise<string> {
  const { app } = call;
  const { email } = call.body;
  await countAttempt(app, call.request, 'reset', email);
  const account = await findPresentAccount(call.db, app.settings, email);
  if (account === undefined) fail('emailNotFound', { email });
  const { code, token } = newCode();
  await app.database.db.transaction().execute(async (trx) => {
    await insertReset(trx, token, account.id_usuario, RESET_MINUTES);
    await queueMail(app, trx, {
      ...resetMail(app, account, code, RESET_MINUTES),
      ...linkMail(app, token, RESET_MINUTES),
    });
  });
  return 'Email enviado';
}

/**
 * Saves the new password, once per code, and ends every session of the account; the e-mail is confirmed by it, and the browser known as the person's. The
 * code is looked at before anything that costs work; attempts are counted per address and per code.
 * Errors: `tooManyAttempts`, `resetTokenInvalid`, `invalidRequest`.
 */
export async function takeReset(
  call: Call<unknown, unknown, { token: string; pass: string }>,
): Promise<string> {
  const { app, body, request } = call;
  const token = hashedCode(body.token);
  await countAttempt(app, request, 'newPassword', token);
  const account = (await findReset(call.db, app.settings, token)) ?? fail('resetTokenInvalid');
  await refuseWeakPassword(app, body.pass, account);
  const senha = await hashPassword(body.pass, request.ip);
  const idUsuario = account.id_usuario;
  await app.database.db.transaction().execute(async (trx) => {
    if (!(await useReset(trx, token))) fail('resetTokenInvalid');
    await confirmAccount(trx, account);
    await writePassword(trx, idUsuario, senha);
    await endSessionsOf(trx, idUsuario);
    await recordAccess(
      trx,
      { idUsuario, profile: null },
      { acao: 'alterar', alvo: 'senha', endereco: request.ip },
    );
  });
  await rememberDevice(app, request, call.reply, account.email);
  return 'Senha gravada';
}
