import type { SessionUser } from '@fonte/contracts';
import type { z } from 'zod';
import type { loginBody } from '@fonte/contracts/routes/auth';
import { fail, type Call } from '../../platform/index.ts';
import { passwordMatches } from '../../platform/identity/passwords.ts';
import { countAttempt } from '../../platform/identity/rate-limit.ts';
import { beginSession } from './begin-session.ts';
import { findAccount } from './store.ts';

/** Signs in with e-mail and password. Errors: `tooManyAttempts`, `invalidCredentials` alike for a wrong e-mail and a wrong password. */
export async function signIn(call: Call<unknown, unknown, z.output<typeof loginBody>>): Promise<SessionUser> {
  const { email, pass } = call.body;
  const attempt = await countAttempt(call.app, call.request, 'login', email);
  const account = await findAccount(call.db, call.app.settings, email);
  if (!(await passwordMatches(account?.senha, pass, call.request.ip)) || account === undefined)
    fail('invalidCredentials');
  await attempt.forgive();
  return beginSession(call, account, account.id_perfil);
}
