import type { SessionUser } from '@fonte/contracts';
import { useNavigate } from 'react-router';
import { queryClient } from '../../core/query-client.ts';
import { takeDestination } from '../../core/session/destination.ts';
import { keepUser } from '../../core/session/session-store.ts';

/** Keeps the session and opens the portal: what was asked for before, else the landing page. */
export function useEnter(): (user: SessionUser) => void {
  const navigate = useNavigate();
  return (user) => {
    queryClient.clear();
    keepUser(user);
    void navigate(takeDestination(), { replace: true });
  };
}
