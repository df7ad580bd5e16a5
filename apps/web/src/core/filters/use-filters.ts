import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { may, useSignedIn } from '../session/session-store.ts';
import {
  addressOfFilters,
  changeFilters,
  clearFilters,
  filtersOfAddress,
  useStoredFilters,
} from './filters-store.ts';

export type ActiveFilters = {
  ano: number | null;
  uf: string | null;
  /** The session fixes the uf: shown with a lock, not to be changed. */
  ufLocked: boolean;
  /** Whether this profile may choose a uf at all (first text, section 6: hidden for Supervisor). */
  ufShown: boolean;
  change: typeof changeFilters;
  clear: () => void;
};

/** The filters that count now. A user with a fixed uf has that one, whatever is stored or in the address. */
export function useFilters(): ActiveFilters {
  const user = useSignedIn();
  const stored = useStoredFilters();
  const ufShown = may(user, 'filter.uf');
  return {
    ano: stored.ano,
    uf: user.uf ?? (ufShown ? stored.uf : null),
    ufLocked: user.uf !== null,
    ufShown,
    change: changeFilters,
    clear: clearFilters,
  };
}

/** Keeps address and stored filters the same: an address that names filters wins when it is opened, changes are written back. */
export function useFilterAddress(): void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const { ano, uf } = useStoredFilters();
  const user = useSignedIn();

  const read = useRef<string | null>(null);
  useEffect(() => {
    // First what the address says (a link that was shared, back and forward) …
    if (read.current !== search) {
      read.current = search;
      const named = filtersOfAddress(new URLSearchParams(search));
      const differs =
        (named.ano !== undefined && named.ano !== ano) || (named.uf !== undefined && named.uf !== uf);
      if (differs) {
        changeFilters(named);
        return;
      }
    }
    // … then what was chosen, written into the address without a new entry in the history.
    const next = addressOfFilters(new URLSearchParams(search), { ano, uf: user.uf ?? uf });
    if (next.toString() === new URLSearchParams(search).toString()) return;
    void navigate({ search: next.toString(), hash }, { replace: true, preventScrollReset: true });
  }, [ano, uf, search, hash, user.uf, navigate]);
}
