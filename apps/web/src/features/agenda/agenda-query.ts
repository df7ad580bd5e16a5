import { propertyAgenda } from '@fonte/contracts/endpoints/properties';
import type { AgendaAnswer } from '@fonte/contracts/routes/properties';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';
import { ApiFailure } from '../../core/api/failure.ts';
import { currentUser, type StoredUser } from '../../core/session/session-store.ts';
import { keep, readKept } from './kept-agenda.ts';

/** The server's answer, or without a network the one that this device kept, with when it came. */
export type AgendaRead = { readonly answer: AgendaAnswer; readonly keptAt: string | null };

/** What an agenda is made of. Errors: the server's; the network's where nothing was kept. */
export const agendaQuery = (user: Pick<StoredUser, 'id' | 'profile'>) =>
  queryOptions({
    queryKey: ['agenda', user.id, user.profile],
    queryFn: async ({ signal }): Promise<AgendaRead> => {
      try {
        const answer = await call(propertyAgenda, { signal });
        // Who signed out meanwhile leaves nothing behind.
        if (currentUser()?.id === user.id) keep(user, { answer, at: new Date().toISOString() });
        return { answer, keptAt: null };
      } catch (failure) {
        const { answer, at } = readKept(user);
        if (failure instanceof ApiFailure && failure.status === 0 && answer) return { answer, keptAt: at };
        throw failure;
      }
    },
    // What was read from the device is asked anew once there is a network.
    refetchOnReconnect: 'always',
  });
