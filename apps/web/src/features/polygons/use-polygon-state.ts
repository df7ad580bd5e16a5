import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOfState, stateOfAddress, type PolygonState } from './polygon-address.ts';

/** Panning writes the address once, this long after its end. */
const WRITE_AFTER_MS = 300;

/** The map's state, kept in the address; an address that changes otherwise (a link, back) is read again, which `opened` counts. */
export function usePolygonState(): {
  state: PolygonState;
  change: Dispatch<SetStateAction<PolygonState>>;
  opened: number;
} {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [state, change] = useState(() => stateOfAddress(new URLSearchParams(search)));
  const [opened, setOpened] = useState(0);
  const written = useRef(own(search));
  useEffect(() => {
    const now = own(search);
    if (now === written.current) return;
    written.current = now;
    // The address is an outside system; a new one is a new state.
    // oxlint-disable-next-line react/set-state-in-effect
    change(stateOfAddress(new URLSearchParams(search)));
    setOpened((count) => count + 1);
  }, [search]);
  useEffect(() => {
    const timer = setTimeout(() => {
      // As it stands now: the portal's own filters may have been written meanwhile.
      const current = new URLSearchParams(globalThis.location.search);
      const next = addressOfState(current, state).toString();
      if (next === current.toString()) return;
      written.current = own(next);
      void navigate(
        { search: next, hash: globalThis.location.hash },
        { replace: true, preventScrollReset: true },
      );
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, navigate]);
  return { state, change, opened };
}

/** The map's own part of an address, in one form. */
const own = (search: string): string =>
  addressOfState(new URLSearchParams(), stateOfAddress(new URLSearchParams(search))).toString();
