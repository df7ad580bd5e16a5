import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { keepInSight } from '../navigation/keep-in-sight.ts';
import { isPageUnderWay, searchNow } from '../navigation/under-way.ts';
import { useSettings } from '../settings/use-settings.ts';
import { may, useSignedIn } from '../session/session-store.ts';
import {
  addressOfFilters,
  changeFilters,
  clearFilters,
  currentFilters,
  filtersOfAddress,
  knownFilters,
  useStoredFilters,
  type Narrowed,
} from './filters-store.ts';

export type ActiveFilters = {
  ano: number | null;
  uf: string | null;
  /** The session fixes the uf: shown with a lock, not to be changed. */
  ufLocked: boolean;
  /** Whether this profile may choose a uf at all (first text, section 6: hidden for Supervisor). */
  ufShown: boolean;
  change: (chosen: Partial<Narrowed>) => void;
  clear: () => void;
};

/** What a reader chooses on a page; the card that they look at stays where it is. */
function change(chosen: Partial<Narrowed>): void {
  keepInSight();
  changeFilters(chosen);
}

function clear(): void {
  keepInSight();
  clearFilters();
}

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
    change,
    clear,
  };
}

/** Takes what an address says, where it says something else; the filters then. */
function takeAddress(search: string): Narrowed {
  const { ano, uf } = currentFilters();
  const named = filtersOfAddress(new URLSearchParams(search));
  if ((named.ano !== undefined && named.ano !== ano) || (named.uf !== undefined && named.uf !== uf))
    changeFilters(named);
  return currentFilters();
}

/** Keeps address and stored filters the same: an address that names filters wins when it is opened, changes are written back. */
export function useFilterAddress(): void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const resting = useNavigation().state === 'idle';
  // Before anything is drawn: a page that began with the stored filters would ask, and look, elsewhere first.
  useState(() => takeAddress(search));
  const stored = useStoredFilters();
  const user = useSignedIn();
  const { ready, anos, ufs } = useSettings();
  // Read above; an effect that React runs twice must not take it for an address that is older than the filters.
  const read = useRef(search);
  const seen = useRef(stored);
  // One effect, so that there is one order: address and settings may come in either, and together.
  useEffect(() => {
    // An address that the router has left already says nothing any more, and the next is drawn in a moment; only a choice made in between is written at once,
    // over the address that it was made on.
    const here = searchNow() ?? search;
    const behind = here !== search;
    const chosen = stored.ano !== seen.current.ano || stored.uf !== seen.current.uf;
    if (behind && !chosen) return;
    // First what the address says (a link inside the portal, back and forward) …
    const now = behind || read.current === search ? stored : takeAddress(search);
    if (!behind) read.current = search;
    // … then what this installation offers, which is known once the server has said it …
    const offered = (asked: Narrowed) => (ready ? knownFilters(asked, { anos, ufs }) : asked);
    const { ano, uf } = offered(now);
    if (ano !== now.ano || uf !== now.uf) changeFilters({ ano, uf });
    seen.current = currentFilters();

    // … then what counts now, written into the address, once no other page is on its way.
    if (!resting || isPageUnderWay()) return;
    const free = user.uf === null && may(user, 'filter.uf');
    const counts = { ano, uf: free ? uf : user.uf };
    const given = new URLSearchParams(here);
    const next = addressOfFilters(given, counts);
    if (next.toString() === given.toString()) return;
    // A choice is a step that Back undoes; an address that named no filters, or some that do not hold, is only put right.
    const named = filtersOfAddress(given);
    const known = offered({ ...counts, ...named });
    const held = named.ano === known.ano && named.uf === known.uf && (free || named.uf === counts.uf);
    void navigate({ search: next.toString(), hash }, { replace: !held, preventScrollReset: true });
  }, [stored, user, search, hash, navigate, ready, anos, ufs, resting]);
}
