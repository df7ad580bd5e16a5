import { removeKept } from './store.ts';

export const DAY_MS = 86_400_000;
/** What a device keeps of a person goes after so many days without the server: a phone may be lost, or lie in a drawer. */
export const KEPT_DAYS = 30;

/** The form of the server's answers that a device keeps: one more each time that one of them has another shape (kept-form.test.ts). Those of another form are looked at before they are shown (pack/older-answers.ts). */
export const KEPT_FORM = 1;

/** The name, in the browser's storage, of the agenda and of the answer that it was made of (features/agenda). */
export const AGENDA_KEY = 'fonte.agenda';
/** … and of what says whose the properties are that this device took along, and of when (core/pack); they themselves lie in a database of the browser. */
export const PACK_KEY = 'fonte.pack';
export const PACK_DATABASE = 'fonte-pacote';

/** Whose a record is, and when the server last said what it holds, ISO. */
type Mark = {
  readonly person?: unknown;
  readonly at?: unknown;
  /** Its person's session ended by itself: it waits for them, though nobody is signed in. */
  readonly waits?: true;
};

/** Whether what the server said at `at` is kept no longer; a moment that cannot be read is none. */
export const isOver = (at: unknown, now: Date): boolean =>
  typeof at !== 'string' || !(now.getTime() - Date.parse(at) < KEPT_DAYS * DAY_MS);

/** Takes off this device what it keeps to read without a network and is somebody else's than `person`, or over; null where nobody is signed in. */
export function dropStale(person: number | null, now: Date): void {
  for (const key of [AGENDA_KEY, PACK_KEY])
    if (!isOf(recordOf(key), person, now)) {
      removeKept(key);
      if (key === PACK_KEY) dropPack();
    }
}

const isOf = (record: Mark | null, person: number | null, now: Date): boolean =>
  (record?.person === person || (person === null && record?.waits === true)) && !isOver(record?.at, now);

/** A record of this device; null where there is none. */
export function recordOf(key: string): Mark | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Mark | null;
  } catch {
    // Nothing that can be read is nothing to keep.
    return null;
  }
}

/** Whether this device took properties along, whosever they are. */
export function hasPack(): boolean {
  try {
    return localStorage.getItem(PACK_KEY) !== null;
  } catch {
    return false;
  }
}

/** Takes the properties off this device. Who writes into their database holds it for a moment only: it goes then. */
export function dropPack(): void {
  try {
    indexedDB.deleteDatabase(PACK_DATABASE);
  } catch {
    // A browser that keeps no databases.
  }
}
