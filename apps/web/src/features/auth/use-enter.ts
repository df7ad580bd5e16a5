import type { SessionUser } from '@fonte/contracts';
import { useNavigate } from 'react-router';
import { queryClient } from '../../core/query-client.ts';
import { keepUser } from '../../core/session/session-store.ts';

/** Keeps the session and opens the portal; the public area's guard knows where to. */
export function useEnter(): (user: SessionUser) => void {
  const navigate = useNavigate();
  return (user) => {
    queryClient.clear();
    keepUser(user);
    // The guard of /auth sends a signed-in user on: to the address asked for before, else to the landing page.
    void navigate('/auth/login', { replace: true });
  };
}
