import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOfState, stateOfAddress } from './map-address.ts';
import type { MapState } from './map-state.ts';

/** Waited for after the last change before the address is written: panning writes once. */
const WRITE_AFTER_MS = 300;

export type ChangeMap = (change: (state: MapState) => MapState) => void;

/**
 * The map's state, kept in the address, so that a link shows the same. An address that changes otherwise (a link, back, forward) is
 * read again; `opened` counts such readings.
 */
export function useMapState(): { state: MapState; change: ChangeMap; opened: number } {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [state, setState] = useState(() => stateOfAddress(new URLSearchParams(search)));
  const [opened, setOpened] = useState(0);
  const written = useRef(canonical(search));
  useEffect(() => {
    const now = canonical(search);
    if (now === written.current) return;
    written.current = now;
    // The address is an outside system; a new one is a new state.
    // oxlint-disable-next-line react/set-state-in-effect
    setState(stateOfAddress(new URLSearchParams(search)));
    setOpened((count) => count + 1);
  }, [search]);
  useEffect(() => {
    const timer = setTimeout(() => {
      // As it stands when it is written: the portal's own filters may have been written meanwhile.
      const current = new URLSearchParams(globalThis.location.search);
      const next = addressOfState(current, state).toString();
      if (next === current.toString()) return;
      written.current = canonical(next);
      void navigate(
        { search: next, hash: globalThis.location.hash },
        { replace: true, preventScrollReset: true },
      );
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, navigate]);
  const change = useCallback((next: (before: MapState) => MapState) => setState(next), []);
  return { state, change, opened };
}

/** The map's own part of an address, in one form. */
function canonical(search: string): string {
  return addressOfState(new URLSearchParams(), stateOfAddress(new URLSearchParams(search))).toString();
}
