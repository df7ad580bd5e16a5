import type { OwnAccount } from '@fonte/contracts/routes/account';
import { sql } from 'kysely';
import { rememberDevice } from '../../../platform/identity/known-device.ts';
import { countAttempt } from '../../../platform/identity/rate-limit.ts';
import { fail, type Call } from '../../../platform/index.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { recordAccess } from '../../../platform/trail/audit.ts';
import { CLAIM_MINUTES, hashedCode, newCode } from '../links.ts';
import { emailAskedMail, emailChangedMail, linkMail, newEmailMail, takenMail } from '../mails.ts';
import { readAccount } from './own-account.ts';
import { provePassword } from '../session/prove-password.ts';
import { findPresentAccount, storedEmail } from '../store.ts';

/**
 * Asks for another e-mail of the own account: a mail to it brings the link, and the address of before is told. An address that has an account gets a mail that says so,
 * and the caller is told the same as for any other. Errors: those of `provePassword`.
 */
export async function askEmail(
  call: Call<unknown, unknown, { email: string; atual: string }>,
): Promise<string> {
  const { app, session } = call;
  const account = await provePassword(call, call.body.atual);
  const email = storedEmail(call.body.email);
  const { code, token } = newCode();
  const to = { nome: account.nome, email };
  const taken = await findPresentAccount(call.db, app.settings, email);
  await app.database.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('portal.troca_email').where('id_usuario', '=', session.idUsuario).execute();
    if (taken === undefined) {
      const expira_em = sql<string>`now() + make_interval(mins => ${CLAIM_MINUTES}::integer)`;
      await trx
        .insertInto('portal.troca_email')
        .values({ token, id_usuario: session.idUsuario, email, expira_em })
        .execute();
      await queueMail(app, trx, { ...newEmailMail(app, to, code), ...linkMail(app, token, CLAIM_MINUTES) });
    } else await queueMail(app, trx, takenMail(app, taken));
    await queueMail(app, trx, emailAskedMail(app, account));
    await recordAccess(trx, session, {
      acao: 'alterar',
      alvo: 'email',
      endereco: call.request.ip,
      detalhe: { pedido: true },
    });
  });
  return 'Email enviado';
}

/**
 * The new e-mail counts: its link was followed by who is signed in to the account that asked for it, so that a mail to a mistyped address opens nothing to a stranger.
 * The other sessions end. Errors: `tooManyAttempts`, `emailTokenInvalid`.
 */
export async function takeEmail(call: Call<unknown, unknown, { token: string }>): Promise<OwnAccount> {
  const { app, session } = call;
  const token = hashedCode(call.body.token);
  await countAttempt(app, call.request, 'confirm', token);
  const email = await app.database.db.transaction().execute(async (trx) => {
    const asked = await trx
      .deleteFrom('portal.troca_email')
      .where('token', '=', token)
      .where('id_usuario', '=', session.idUsuario)
      .where(sql<boolean>`expira_em > now()`)
      .returning('email')
      .executeTakeFirst();
    // Somebody registered with it meanwhile.
    if (asked === undefined || (await findPresentAccount(trx, app.settings, asked.email)))
      return fail('emailTokenInvalid');
    const before = await trx
      .selectFrom('portal.usuario')
      .where('id_usuario', '=', session.idUsuario)
      .select(['nome', 'email'])
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('portal.usuario')
      .set({ email: asked.email, confirmado_em: sql`now()` })
      .where('id_usuario', '=', session.idUsuario)
      .execute();
    await trx
      .deleteFrom('portal.sessao')
      .where('id_usuario', '=', session.idUsuario)
      .where('token', '<>', session.token)
      .execute();
    await trx
      .deleteFrom('portal.senha_reset')
      .where('id_usuario', '=', session.idUsuario)
      .where('usado_em', 'is', null)
      .execute();
    await queueMail(app, trx, emailChangedMail(app, before));
    await recordAccess(trx, session, { acao: 'alterar', alvo: 'email', endereco: call.request.ip });
    return asked.email;
  });
  await rememberDevice(app, call.request, call.reply, email);
  return readAccount(call);
}
