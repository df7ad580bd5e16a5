import { PROFILES } from '@fonte/contracts';
import { recordAccess } from '../../../platform/trail/audit.ts';
import type { Call } from '../../../platform/index.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { hashPassword } from '../../../platform/identity/passwords.ts';
import { endSessionsOf } from '../../../platform/identity/session-store.ts';
import { beginSession } from '../session/begin-session.ts';
import { changedMail } from '../mails.ts';
import { refuseWeakPassword } from '../password-rule.ts';
import { provePassword } from '../session/prove-password.ts';
import { writePassword } from '../store.ts';

/**
 * Sets a new password for the person who is signed in and knows the present one. Every session ends, this one goes on under a new identifier, and the owner
 * is told by mail. Errors: those of `provePassword` and of the rule for new passwords.
 */
export async function changePassword(
  call: Call<unknown, unknown, { atual: string; pass: string }>,
): Promise<string> {
  const { app, body, request, session } = call;
  const account = await provePassword(call, body.atual);
  await refuseWeakPassword(app, body.pass, account);
  const senha = await hashPassword(body.pass, request.ip);
  const { id_usuario: idUsuario } = account;
  await app.database.db.transaction().execute(async (trx) => {
    await writePassword(trx, idUsuario, senha);
    await endSessionsOf(trx, idUsuario);
    await recordAccess(
      trx,
      { idUsuario, profile: session.profile },
      { acao: 'alterar', alvo: 'senha', endereco: request.ip },
    );
    await queueMail(app, trx, { ...changedMail(app, account), awaited: true });
  });
  await beginSession(
    call,
    account,
    session.profile === null ? account.id_perfil : PROFILES[session.profile].id,
    session,
  );
  return 'Senha alterada';
}
