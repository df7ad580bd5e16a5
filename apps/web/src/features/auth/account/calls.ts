import type { OpenSession } from '@fonte/contracts/routes/account';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../core/api/request.ts';

const AUTH = '/api/indicators/auth';

/** Sets a new password; the present one is proved. */
export async function changePassword(body: { atual: string; pass: string }): Promise<void> {
  await request(`${AUTH}/change-password`, { method: 'POST', body });
}

/** The own open sessions. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) =>
      request<{ result: OpenSession[] }>(`${AUTH}/sessions`, { signal }).then(({ result }) => result),
  });

/** Ends one of them, or all others. */
export async function endSessions(body: { id: number | 'outras'; atual: string }): Promise<void> {
  await request(`${AUTH}/sessions/end`, { method: 'POST', body });
}
