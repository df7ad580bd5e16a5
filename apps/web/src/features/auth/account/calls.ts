import * as account from '@fonte/contracts/endpoints/account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../core/api/call.ts';

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
