import * as account from '@fonte/contracts/endpoints/account';
import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '../../../core/api/call.ts';

/** Sets a new password; the present one is proved. */
export async function changePassword(body: { atual: string; pass: string }): Promise<void> {
  await call(account.changePassword, { body });
}

/** The own open sessions. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => call(account.sessions, { signal }).then(({ result }) => result),
  });

/** Ends one of them, or all others. */
export async function endSessions(body: { id: number | 'outras'; atual: string }): Promise<void> {
  await call(account.endSessions, { body });
}

/** The own account. */
export const accountQuery = () =>
  queryOptions({
    queryKey: ['account', 'own'],
    queryFn: ({ signal }) => call(account.ownAccount, { signal }).then(({ result }) => result),
    staleTime: 0,
  });

export const changeName = (nome: string) =>
  call(account.changeName, { body: { nome } }).then(({ result }) => result);

/** Asks for another e-mail; it counts once it is confirmed. */
export const changeEmail = (body: { email: string; atual: string }) => call(account.changeEmail, { body });

export const confirmEmail = (token: string) =>
  call(account.confirmEmail, { body: { token } }).then(({ result }) => result);

/** What is kept of the person. */
export const ownDataFile = (signal: AbortSignal) => callFile(account.ownData, { signal });
