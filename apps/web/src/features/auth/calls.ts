import type { SessionUser } from '@fonte/contracts';
import * as auth from '@fonte/contracts/endpoints/auth';
import { register } from '@fonte/contracts/endpoints/registration';
import { call } from '../../core/api/call.ts';

export type Registration = { nome: string; email: string; cpf: string; pass: string; termos: string };

/** Creates the account. Gives the server's sentence where it gives one instead of a session: that the account waits for its confirmation. */
export async function createAccount(body: Registration): Promise<string | null> {
  const { result } = await call(register, { body });
  return typeof result === 'string' ? result : null;
}

/** Confirms a registration with the token from the e-mail and the password chosen then; gives the session. */
export async function confirmAccount(body: { token: string; pass: string }): Promise<SessionUser> {
  const { result } = await call(auth.confirm, { body });
  return result;
}

/** Asks for the e-mail with the address at which a new password is chosen. */
export async function askNewPassword(body: { email: string }): Promise<void> {
  await call(auth.resetPassword, { body });
}

/** Saves the new password with the token from the e-mail. */
export async function saveNewPassword(body: { token: string; pass: string }): Promise<void> {
  await call(auth.newPassword, { body });
}
