import type { SessionUser } from '@fonte/contracts';
import type { z } from 'zod';
import type { loginBody } from '@fonte/contracts/routes/auth';
import { fail, type Call } from '../../../platform/index.ts';
import { passwordMatches } from '../../../platform/identity/passwords.ts';
import { countAttempt } from '../../../platform/identity/rate-limit.ts';
import { beginSession } from './begin-session.ts';
import { findAccount, findBlockedAccount } from '../store.ts';

/** Signs in with e-mail and password. Errors: `tooManyAttempts`, `invalidCredentials` alike for a wrong e-mail and a wrong password, `accountBlocked` to who knows the password. */
export async function signIn(call: Call<unknown, unknown, z.output<typeof loginBody>>): Promise<SessionUser> {
  const { email, pass } = call.body;
  const attempt = await countAttempt(call.app, call.request, 'login', email);
  const { db, app } = call;
  const account =
    (await findAccount(db, app.settings, email)) ?? (await findBlockedAccount(db, app.settings, email));
  if (!(await passwordMatches(account?.senha, pass, call.request.ip)) || account === undefined)
    fail('invalidCredentials');
  if (account.bloqueado_em !== null) fail('accountBlocked');
  const [user] = await Promise.all([beginSession(call, account, account.id_perfil), attempt.forgive()]);
  return user;
}
