import type { SessionUser } from '@fonte/contracts';
import { request } from '../../core/api/request.ts';

const AUTH = '/api/indicators/auth';

export type Registration = { nome: string; email: string; cpf: string; pass: string; termos: string };

/** Creates the account. Gives the server's sentence where it gives one instead of a session: that the account waits for its confirmation. */
export async function createAccount(body: Registration): Promise<string | null> {
  const { result } = await request<{ tipo: 1; result: string | SessionUser }>(`${AUTH}/register`, {
    method: 'POST',
    body,
    public: true,
  });
  return typeof result === 'string' ? result : null;
}

/** Confirms a registration with the token from the e-mail and the password chosen then; gives the session. */
export async function confirmAccount(body: { token: string; pass: string }): Promise<SessionUser> {
  const { result } = await request<{ tipo: 1; result: SessionUser }>(`${AUTH}/confirm`, {
    method: 'POST',
    body,
    public: true,
  });
  return result;
}

/** Asks for the e-mail with the address at which a new password is chosen. */
export async function askNewPassword(body: { email: string }): Promise<void> {
  await request(`${AUTH}/reset-password`, { method: 'POST', body, public: true });
}

/** Saves the new password with the token from the e-mail. */
export async function saveNewPassword(body: { token: string; pass: string }): Promise<void> {
  await request(`${AUTH}/new-password`, { method: 'POST', body, public: true });
}
