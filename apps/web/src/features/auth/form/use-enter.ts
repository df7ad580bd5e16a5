import { ENTRANCE, type SessionUser } from '@fonte/contracts';
import { useNavigate } from 'react-router';
import { queryClient } from '../../../core/query-client.ts';
import { takeDestination } from '../../../core/session/destination.ts';
import { keepUser } from '../../../core/session/session-store.ts';

/** Keeps the session and opens the portal: what was asked for before, else the landing page. A session that owes its second factor goes there first. */
export function useEnter(): (user: SessionUser) => void {
  const navigate = useNavigate();
  return (user) => {
    queryClient.clear();
    if (user.fator !== null) {
      void navigate(ENTRANCE.factor, { replace: true });
      return;
    }
    keepUser(user);
    void navigate(takeDestination(user.id), { replace: true });
  };
}
