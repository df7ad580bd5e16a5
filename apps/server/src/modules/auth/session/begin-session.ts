import type { SessionUser } from '@fonte/contracts';
import { recordAccess } from '../../../platform/trail/audit.ts';
import { fail, type Call } from '../../../platform/index.ts';
import { deviceWords } from '../../../platform/identity/device-words.ts';
import { rememberDevice } from '../../../platform/identity/known-device.ts';
import { setSessionCookie } from '../../../platform/identity/session-cookie.ts';
import { openSession, sessionOf, shortenSession } from '../../../platform/identity/session-store.ts';
import { userOf } from './session-user.ts';

/** What was proved besides the password, in this session or in the one that it goes on from; and more words for the audit. */
interface Proved {
  readonly factorAt?: Date | string | null;
  readonly detalhe?: Readonly<Record<string, string>>;
}

/**
 * Gives the browser a new session with the profile; the one it had ends, so that an identifier planted beforehand is worth nothing.
 * The cookie leaves only with the answer, after the commit. Where the second factor is due (platform/identity/second-factor.ts) the session is a short one that may do
 * nothing but prove it. The browser is known as the person's from now on (platform/identity/known-device.ts).
 */
export async function beginSession(
  call: Call,
  { id_usuario: idUsuario, email }: { readonly id_usuario: number; readonly email: string },
  idPerfil: number,
  { factorAt = null, detalhe }: Proved = {},
): Promise<SessionUser> {
  const { app, request, reply } = call;
  const before = await call.findSession();
  const identifier = await openSession(app, app.database.db, idUsuario, idPerfil, {
    aparelho: deviceWords(request.headers['user-agent']),
    endereco: request.ip,
    factorAt,
    before: before?.token,
  });
  const session = (await sessionOf(app, identifier)) ?? fail('unauthorized');
  if (session.factorDue !== null) await shortenSession(app.database.db, session.token);
  const words = session.factorDue === null ? detalhe : { fator: 'pendente' };
  await recordAccess(app.database.db, session, {
    acao: 'entrar',
    endereco: request.ip,
    ...(words === undefined ? {} : { detalhe: words }),
  });
  setSessionCookie(app, request, reply, identifier);
  await rememberDevice(app, request, reply, email, factorAt === null ? 'senha' : 'fator');
  return userOf(app, session);
}
