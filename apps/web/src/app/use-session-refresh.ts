import { ENTRANCE } from '@fonte/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { sessionQuery } from '../core/session/session-query.ts';
import { refreshUser } from '../core/session/session-store.ts';

/**
 * The stored user draws the first frame at once; what the server says then replaces it, so that a changed profile,
 * uf or menus list is seen on the next page load. A session that is over leads to /logout by itself, one that owes its second factor to that.
 */
export function useSessionRefresh(): void {
  const { data } = useQuery(sessionQuery);
  const navigate = useNavigate();
  useEffect(() => {
    if (data?.fator) void navigate(ENTRANCE.factor, { replace: true });
    else if (data) refreshUser(data);
  }, [data, navigate]);
}
