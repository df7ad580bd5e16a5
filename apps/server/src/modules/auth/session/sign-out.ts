import { recordAccess } from '../../../platform/trail/audit.ts';
import type { Call } from '../../../platform/index.ts';
import { clearSessionCookie } from '../../../platform/identity/session-cookie.ts';
import { endSession } from '../../../platform/identity/session-store.ts';

/**
 * Ends the session here and has the browser forget its cache; true also when there was none any more. Its storage the page clears by itself
 * (apps/web, `clearKept`): told from here the browser would take what was asked for before signing in, and files that wait for a network, with it.
 */
export async function signOut(call: Call): Promise<{ result: boolean }> {
  const { app, request, reply } = call;
  const session = await call.findSession();
  if (session) {
    await endSession(app.database.db, session.token);
    await recordAccess(app.database.db, session, { acao: 'sair', endereco: request.ip });
  }
  clearSessionCookie(app, request, reply);
  reply.header('clear-site-data', '"cache"');
  return { result: true };
}
