import { can, type Capability, type SessionUser } from '@fonte/contracts';
import { dropStale, isOver } from '../kept-records.ts';
import { createKeptStore } from '../store.ts';

const KEY = 'fonte.session';
const LEAVING_KEY = 'fonte.leaving';
/** What a sign-out without a network leaves in the browser's storage until there is one: whose session it is, and that it is to end. */
export const UNTIL_ENDED = [KEY, LEAVING_KEY] as const;

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
  if (isSame(next, now)) return false;
  changedElsewhere(now, next);
  return true;
}

const isSame = (one: StoredUser | null | undefined, other: StoredUser | null): boolean =>
  one?.id === other?.id && one?.profile === other?.profile;

const store = createKeptStore<StoredUser | null>(KEY, null, readUser, isSomebodyElse);

/** Another tab that leaves is a sign-out of this one too. */
const leaving = createKeptStore<true | 'over' | null>(
  LEAVING_KEY,
  null,
  (stored) => (stored === true || stored === 'over' ? stored : null),
  (next) => {
    if (next) changedElsewhere(store.get(), null);
    return next !== null;
  },
);

/** The user, or null when nobody is signed in. */
export const currentUser = store.get;
/** The same inside a component. */
export const useUser = store.use;

/** Keeps the user after login and profile change; what the device keeps of somebody else goes. */
export function keepUser({ cpf: _cpf, ...user }: SessionUser): void {
  const now = new Date();
  const next = { ...user, seen: now.toISOString().slice(0, 10) };
  // Whom the server says to be as they were is no news to all that is drawn for them.
  const known = [store.get(), store.stored()].every((one) => JSON.stringify(one) === JSON.stringify(next));
  if (!known) store.set(next);
  dropStale(user.id, now);
}

/**
 * Keeps what the server says of the person whose page this is; nothing where another tab has signed them out, or somebody in, since it was asked: a late answer
 * would bring them back onto the device, and take the other tab into a session that is over.
 */
export function refreshUser(user: SessionUser): void {
  if (isSame(store.stored(), store.get())) keepUser(user);
}

/** Forgets the user, whose session is no more. */
export function forgetUser(): void {
  store.set(null);
  leaving.set(null);
}

/** True from a sign-out that found no network until the server has ended the session: nobody goes on in it. */
export const isLeaving = (): boolean => leaving.get() !== null;
/** The same of one whose session ended by itself, whichever page is open now. */
export const isLeavingEnded = (): boolean => leaving.get() === 'over';
/** The same inside a component. */
export const useLeaving = (): boolean => leaving.use() !== null;

/** The person leaves; the server is still to be told. `over`: their session ended by itself. */
export function beginLeaving(over: boolean): void {
  leaving.set(over ? 'over' : true);
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
