import type { SessionUser } from '@fonte/contracts';
import { request } from '../../core/api/request.ts';

const AUTH = '/api/indicators/auth';

export type Registration = { nome: string; email: string; cpf: string; pass: string; termos: string };

/** Creates the account. */
export async function createAccount(body: Registration): Promise<void> {
  await request<{ tipo: 1; result: string | SessionUser }>(`${AUTH}/register`, {
    method: 'POST',
    body,
    public: true,
  });
}

/** Asks for the e-mail with the address at which a new password is chosen. */
export async function askNewPassword(body: { email: string }): Promise<void> {
  await request(`${AUTH}/reset-password`, { method: 'POST', body, public: true });
}

/** Saves the new password with the token from the e-mail. */
export async function saveNewPassword(body: { token: string; pass: string }): Promise<void> {
  await request(`${AUTH}/new-password`, { method: 'POST', body, public: true });
}
