import type { SessionUser } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { recordAccess } from '../../platform/trail/audit.ts';
import { fail, type Call } from '../../platform/index.ts';
import { deviceWords } from '../../platform/identity/device-words.ts';
import { rememberDevice } from '../../platform/identity/known-device.ts';
import { setSessionCookie } from '../../platform/identity/session-cookie.ts';
import { endSession, openSession, sessionOf } from '../../platform/identity/session-store.ts';
import { userOf } from './session-user.ts';

/**
 * Gives the browser a new session with the profile; the one it had ends, so that an identifier planted beforehand is worth nothing.
 * The cookie leaves only with the answer, after the commit. The browser is known as the person's from now on (platform/identity/known-device.ts).
 */
export async function beginSession(
  call: Call,
  { id_usuario: idUsuario, email }: { readonly id_usuario: number; readonly email: string },
  idPerfil: number,
): Promise<SessionUser> {
  const { app, request, reply } = call;
  const origin = { aparelho: deviceWords(request.headers['user-agent']), endereco: request.ip };
  const before = await call.findSession();
  const identifier = await app.database.db.transaction().execute(async (trx: Kysely<Database>) => {
    if (before) await endSession(trx, before.token);
    const opened = await openSession(app, trx, idUsuario, idPerfil, origin);
    await trx
      .updateTable('portal.usuario')
      .set({ ultimo_acesso: sql`now()` })
      .where('id_usuario', '=', idUsuario)
      .execute();
    return opened;
  });
  const session = (await sessionOf(app, identifier)) ?? fail('unauthorized');
  await recordAccess(app.database.db, session, { acao: 'entrar', endereco: request.ip });
  setSessionCookie(app, request, reply, identifier);
  await rememberDevice(app, request, reply, email);
  return userOf(app, session);
}
