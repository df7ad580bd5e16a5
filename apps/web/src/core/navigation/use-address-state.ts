import { useContext, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
// What is on its way now: `useNavigation` tells it as it was last drawn, which is too late, and throws where a router has no loaders.
import { UNSAFE_DataRouterContext as DataRouter, useLocation, useNavigate } from 'react-router';

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
  const router = useContext(DataRouter)?.router;
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
    let timer = setTimeout(write, WRITE_AFTER_MS);
    function write() {
      // Another address is on its way, a next page's most often, which writing would call off; …
      if (router && router.state.navigation.state !== 'idle') {
        timer = setTimeout(write, WRITE_AFTER_MS);
        return;
      }
      // … or the address is the next one's already.
      if (globalThis.location.pathname !== pathname) return;
      // As it stands when it is written: the portal's own filters may have been written meanwhile.
      const { search: current } = globalThis.location;
      const wanted = form.write(new URLSearchParams(current), state).toString();
      if (ordered(wanted) === ordered(current)) return;
      written.current.push(own(form, wanted));
      void navigate(
        { search: wanted, hash: globalThis.location.hash },
        { replace: true, preventScrollReset: true },
      );
    }
    return () => clearTimeout(timer);
  }, [form, state, pathname, router, navigate]);
  return { state, change, opened };
}

/** The state's own part of an address, in one form. */
function own<State>({ read, write }: AddressForm<State>, search: string): string {
  return write(new URLSearchParams(), read(new URLSearchParams(search))).toString();
}

/** Parameters by their names: where they stand says nothing. */
function ordered(search: string): string {
  const params = new URLSearchParams(search);
  params.sort();
  return params.toString();
}
