import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Waited for after the last change before the address is written: panning writes once. */
const WRITE_AFTER_MS = 300;

/** How a state stands in an address: read out of its parameters, and written into them beside those of others. */
export type AddressForm<State> = {
  read: (params: URLSearchParams) => State;
  write: (params: URLSearchParams, state: State) => URLSearchParams;
};

/**
 * A page's state, kept in the address, so that a link shows the same. An address that changes otherwise (a link, back, forward) is read again;
 * `opened` counts such readings. `form` is the same object on every render.
 */
export function useAddressState<State>(form: AddressForm<State>): {
  state: State;
  change: Dispatch<SetStateAction<State>>;
  opened: number;
} {
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const [state, change] = useState(() => form.read(new URLSearchParams(search)));
  const [opened, setOpened] = useState(0);
  // What was written and may not have come back yet: a busy browser shows an address some time after the next one was written.
  const written = useRef([own(form, search)]);
  useEffect(() => {
    const now = own(form, search);
    const mine = written.current.lastIndexOf(now);
    written.current = mine < 0 ? [now] : written.current.slice(mine);
    if (mine >= 0) return;
    // The address is an outside system; a new one is a new state.
    // oxlint-disable-next-line react/set-state-in-effect
    change(form.read(new URLSearchParams(search)));
    setOpened((count) => count + 1);
  }, [form, search]);
  useEffect(() => {
    const timer = setTimeout(() => {
      // The page is being left: another one's address is not written into.
      if (globalThis.location.pathname !== pathname) return;
      // As it stands when it is written: the portal's own filters may have been written meanwhile.
      const current = new URLSearchParams(globalThis.location.search);
      const next = form.write(current, state).toString();
      if (next === current.toString()) return;
      written.current.push(own(form, next));
      void navigate(
        { search: next, hash: globalThis.location.hash },
        { replace: true, preventScrollReset: true },
      );
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [form, state, pathname, navigate]);
  return { state, change, opened };
}

/** The state's own part of an address, in one form. */
function own<State>({ read, write }: AddressForm<State>, search: string): string {
  return write(new URLSearchParams(), read(new URLSearchParams(search))).toString();
}
