import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { currentUser } from '../../../core/session/session-store.ts';
import { clearUnsent, countUnsent } from '../../../core/uploads/unsent-store.ts';

/**
 * How many of the person's files wait on this device; null until that is known. A session that ended by itself has none to ask about: its files stay for
 * their person, who signs in again, and nobody else is shown them.
 */
export function useUnsentAtSignOut(): { unsent: number | null; forget: () => void } {
  const { state } = useLocation() as { state: { over?: boolean } | null };
  const [person] = useState(() => (state?.over ? null : (currentUser()?.id ?? null)));
  const [unsent, setUnsent] = useState<number | null>(person === null ? 0 : null);
  useEffect(() => {
    if (person !== null) void countUnsent(person).then(setUnsent);
  }, [person]);
  const forget = async () => {
    if (person !== null) await clearUnsent(person);
    setUnsent(0);
  };
  return { unsent, forget: () => void forget() };
}
