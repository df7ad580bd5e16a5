/** Where a session that owes its second factor is led. */
export const FACTOR_PATH = '/auth/factor';

/** The address that was asked for before signing in, so that a shared link still leads there afterwards. */
let destination: string | null = null;

/** Keeps where someone without a session wanted to go; `/` is where everybody goes anyway. */
export function rememberDestination(address: string): void {
  destination = address === '/' ? null : address;
}

/** Where to go after signing in: what was asked for, once, else `/`. */
export function takeDestination(): string {
  const target = destination ?? '/';
  destination = null;
  return target;
}
