import { propertyAgenda } from '@fonte/contracts/endpoints/properties';
import type { AgendaAnswer } from '@fonte/contracts/routes/properties';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';
import { ApiFailure } from '../../core/api/failure.ts';
import { KEPT_FORM } from '../../core/kept-records.ts';
import { isStill } from '../../core/pack/pack-mark.ts';
import type { StoredUser } from '../../core/session/session-store.ts';
import { keep, readKept, type Kept } from './kept-agenda.ts';

/** The server's answer, or without a network the one that this device kept, with when it came, and whether another version of the portal kept it in another form. */
export type AgendaRead = {
  readonly answer: AgendaAnswer;
  readonly keptAt: string | null;
  readonly older: boolean;
};

/** What this device kept of who asks, as far as this version of the portal reads it. */
export const keptQuery = (user: Pick<StoredUser, 'id' | 'profile'>) =>
  queryOptions({
    queryKey: ['agenda-kept', user.id, user.profile],
    queryFn: () => readable(user),
    // What another page plans is read when a sheet is opened.
    gcTime: 0,
    staleTime: 0,
  });

async function readable(user: Pick<StoredUser, 'id' | 'profile'>): Promise<Kept & { older: boolean }> {
  const kept = readKept(user);
  const older = kept.answer !== null && kept.form !== KEPT_FORM;
  if (!older) return { ...kept, older };
  const { isReadable } = await import('../../core/pack/older-answers.ts');
  return isReadable(kept.form, propertyAgenda.path, {}, kept.answer)
    ? { ...kept, older }
    : { ...kept, answer: null, older: false };
}

/** What an agenda is made of. Errors: the server's; the network's where nothing was kept. */
export const agendaQuery = (user: Pick<StoredUser, 'id' | 'profile'>) =>
  queryOptions({
    queryKey: ['agenda', user.id, user.profile],
    queryFn: async ({ signal }): Promise<AgendaRead> => {
      try {
        const answer = await call(propertyAgenda, { signal });
        // Who signed out meanwhile, in whichever tab, leaves nothing behind; nor is it of who has another profile now.
        if (isStill(user)) keep(user, { answer, at: new Date().toISOString() });
        return { answer, keptAt: null, older: false };
      } catch (failure) {
        if (!(failure instanceof ApiFailure) || failure.status !== 0) throw failure;
        const { answer, at, older } = await readable(user);
        if (answer === null) throw failure;
        return { answer, keptAt: at, older };
      }
    },
    // What was read from the device is asked anew once there is a network.
    refetchOnReconnect: 'always',
  });
