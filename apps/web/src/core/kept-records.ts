import { removeKept } from './store.ts';

export const DAY_MS = 86_400_000;
/** What a device keeps of a person goes after so many days without the server: a phone may be lost, or lie in a drawer. */
export const KEPT_DAYS = 30;

/** The name, in the browser's storage, of the agenda and of the answer that it was made of (features/agenda). */
export const AGENDA_KEY = 'fonte.agenda';

/** Whose a record is, and when the server last said what it holds, ISO. */
type Mark = { readonly person?: unknown; readonly at?: unknown };

/** Whether what the server said at `at` is kept no longer; a moment that cannot be read is none. */
export const isOver = (at: unknown, now: Date): boolean =>
  typeof at !== 'string' || !(now.getTime() - Date.parse(at) < KEPT_DAYS * DAY_MS);

/** Takes off this device what it keeps to read without a network and is somebody else's than `person`, or over; null where nobody is signed in. */
export function dropStale(person: number | null, now: Date): void {
  try {
    const record = JSON.parse(localStorage.getItem(AGENDA_KEY) ?? 'null') as Mark | null;
    if (record === null || (record.person === person && !isOver(record.at, now))) return;
  } catch {
    // Nothing that can be read is nothing to keep.
  }
  removeKept(AGENDA_KEY);
}
