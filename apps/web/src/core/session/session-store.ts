import { can, type Capability, type SessionUser } from '@fonte/contracts';
import { dropStale, isOver } from '../kept-records.ts';
import { createKeptStore } from '../store.ts';

const KEY = 'fonte.session';

/** The signed-in user as far as it is kept in the browser. The CPF never is (docs/security.md). */
export type StoredUser = Omit<SessionUser, 'cpf'> & {
  /** The day on which the server last said it, yyyy-MM-dd; what wrote it without one is taken as it is. */
  readonly seen?: string;
};

/** `now`: whose page this is; `next`: who is signed in since. */
type Elsewhere = (now: StoredUser | null, next: StoredUser | null) => void;
let changedElsewhere: Elsewhere = () => undefined;

/** Tells what to do when another tab signed this person out, or somebody in. */
export function onSessionElsewhere(handler: Elsewhere): void {
  changedElsewhere = handler;
}

/**
 * What another tab writes: the same person as the server sees them now is taken; nobody, or somebody else, is not: what this page shows is not
 * theirs, and it has to begin anew.
 */
function isSomebodyElse(next: StoredUser | null, now: StoredUser | null): boolean {
  if (next?.id === now?.id && next?.profile === now?.profile) return false;
  changedElsewhere(now, next);
  return true;
}

const store = createKeptStore<StoredUser | null>(KEY, null, readUser, isSomebodyElse);

/** The user, or null when nobody is signed in. */
export const currentUser = store.get;
/** The same inside a component. */
export const useUser = store.use;

/** Keeps the user after login and profile change; what the device keeps of somebody else goes. */
export function keepUser({ cpf: _cpf, ...user }: SessionUser): void {
  const now = new Date();
  store.set({ ...user, seen: now.toISOString().slice(0, 10) });
  dropStale(user.id, now);
}

/** Forgets the user. */
export function forgetUser(): void {
  store.set(null);
}

/** The user inside the signed-in area, where there always is one. */
export function useSignedIn(): StoredUser {
  const user = useUser();
  if (!user) throw new Error('No user in the signed-in area');
  return user;
}

/** Whether the signed-in user may do something; a profile that nobody knows may do nothing. */
export function useMay(capability: Capability): boolean {
  return may(useSignedIn(), capability);
}

/** The same outside components. */
export function may({ profile }: Pick<StoredUser, 'profile'>, capability: Capability): boolean {
  return profile !== null && can(profile, capability);
}

function readUser(stored: unknown): StoredUser | null {
  const user = stored as Partial<StoredUser> | null;
  const whole =
    typeof user?.nome === 'string' && user.profile !== undefined && typeof user.menus === 'string';
  const over = user?.seen !== undefined && isOver(user.seen, new Date());
  return whole && !over ? (user as StoredUser) : null;
}
