import type { SessionUser } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { recordAccess } from '../../platform/audit.ts';
import { fail, type Call } from '../../platform/index.ts';
import { setSessionCookie } from '../../platform/session-cookie.ts';
import { endSession, openSession, sessionOf } from '../../platform/session-store.ts';
import { userOf } from './session-user.ts';

/**
 * Gives the browser a new session with the profile; the one it had ends, so that an identifier planted beforehand is worth nothing.
 * The cookie leaves only with the answer, after the commit.
 */
export async function beginSession(call: Call, idUsuario: number, idPerfil: number): Promise<SessionUser> {
  const before = await call.findSession();
  const identifier = await call.app.database.db.transaction().execute(async (trx: Kysely<Database>) => {
    if (before) await endSession(trx, before.token);
    const opened = await openSession(call.app, trx, idUsuario, idPerfil);
    await trx
      .updateTable('portal.usuario')
      .set({ ultimo_acesso: sql`now()` })
      .where('id_usuario', '=', idUsuario)
      .execute();
    return opened;
  });
  const session = (await sessionOf(call.app, identifier)) ?? fail('unauthorized');
  await recordAccess(call.app.database.db, session, { acao: 'entrar', endereco: call.request.ip });
  setSessionCookie(call.app, call.request, call.reply, identifier);
  return userOf(call.app, session);
}
