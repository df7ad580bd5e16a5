import { takesPropertiesAlong } from '@fonte/contracts/taken-along';
import { isOver, PACK_KEY } from '../kept-records.ts';
import { currentUser, isLeaving, UNTIL_ENDED, type StoredUser } from '../session/session-store.ts';

/** Whose properties a device takes along. */
export type Owner = Pick<StoredUser, 'id' | 'profile'>;

/** What is told of the properties on this device; they themselves lie in a database (pack-store.ts). */
export type PackMark = {
  readonly person: number;
  readonly profile: StoredUser['profile'];
  /** In which form the last of the answers came (`KEPT_FORM`); each part says its own. */
  readonly form: number;
  /** When the server last said that this is how it stands, ISO. */
  readonly at: string;
  /** Of which load they are; null before the first of them is here. */
  readonly version: string | null;
  /** Own properties, and how many of them are here as of that version. */
  readonly total: number;
  readonly done: number;
  readonly bytes: number;
};

export const takesAlong = ({ profile }: Pick<StoredUser, 'profile'>): boolean =>
  takesPropertiesAlong(profile);

/** The mark of this person in this profile; null where it is somebody else's, over, or cannot be read. */
export function markOf({ id, profile }: Owner, now: Date = new Date()): PackMark | null {
  try {
    const mark = JSON.parse(localStorage.getItem(PACK_KEY) ?? 'null') as PackMark | null;
    return mark?.person === id && mark.profile === profile && !isOver(mark.at, now) ? mark : null;
  } catch {
    return null;
  }
}

/** Writes the mark, as long as its person is signed in. False where nothing may be kept. */
export function writeMark(mark: PackMark): boolean {
  if (!isStill({ id: mark.person, profile: mark.profile })) return false;
  try {
    localStorage.setItem(PACK_KEY, JSON.stringify(mark));
    return true;
  } catch {
    return false;
  }
}

/** Whether this person is signed in in this profile, in the storage that all tabs share, too: another tab may just have signed out. */
export function isStill({ id, profile }: Owner): boolean {
  const user = currentUser();
  if (user?.id !== id || user.profile !== profile || isLeaving()) return false;
  try {
    return localStorage.getItem(UNTIL_ENDED[0]) !== null && localStorage.getItem(UNTIL_ENDED[1]) === null;
  } catch {
    return false;
  }
}
