/** Its name in this tab's storage. */
export const DESTINATION_KEY = 'fonte.destination';

type Destination = {
  address: string;
  /** Whose page it was, where one was open: nobody else is led there, as what stands behind its `#` may name a person. */
  person: number | null;
};

/**
 * The address that was asked for before signing in, so that a shared link still leads there afterwards. In this tab's own storage, as between
 * asking and signing in the page may be loaded again (a reload, a session that ended in another tab); and here too, as some browsers
 * have no storage.
 */
let destination: Destination | null = null;

/**
 * Keeps where someone without a session wanted to go, or what the session of `person` that is over had open; `/` is where everybody goes anyway. Asked
 * for again without a session, as by the reload that follows, it stays that person's.
 */
export function rememberDestination(address: string, person: number | null = null): void {
  const kept = destination ?? stored();
  const whose = person ?? (kept?.address === address ? kept.person : null);
  destination = address === '/' ? null : { address, person: whose };
  try {
    if (destination === null) sessionStorage.removeItem(DESTINATION_KEY);
    else sessionStorage.setItem(DESTINATION_KEY, JSON.stringify(destination));
  } catch {
    // Storage refused: it lives as long as the page.
  }
}

/** Where to go after `person` has signed in: what was asked for, once, else `/`. */
export function takeDestination(person: number): string {
  const target = destination ?? stored();
  rememberDestination('/');
  return target && (target.person === null || target.person === person) ? target.address : '/';
}

/** What an earlier page of this tab kept; only addresses of the portal's own. */
function stored(): Destination | null {
  try {
    const { address, person } = JSON.parse(
      sessionStorage.getItem(DESTINATION_KEY) ?? '{}',
    ) as Partial<Destination>;
    return typeof address === 'string' && /^\/(?![/\\])/.test(address)
      ? { address, person: person ?? null }
      : null;
  } catch {
    return null;
  }
}

/** The address that is open, with its filters and what stands behind the `#`. */
export const openAddress = (): string => `${location.pathname}${location.search}${location.hash}`;
