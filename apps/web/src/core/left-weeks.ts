import { AGENDA_KEY, recordOf } from './kept-records.ts';
import { removeKept } from './store.ts';

/**
 * Leaves the weeks that were planned, codes of properties and a Supervisor's names of technicians, to the person whose session ended by itself: they are nowhere else. All else of the agenda goes. They wait
 * until the agenda is written anew, for a month at most.
 */
export function leaveWeeks(): void {
  const record = recordOf(AGENDA_KEY);
  if (!record) return;
  try {
    localStorage.setItem(AGENDA_KEY, JSON.stringify({ ...record, answer: null, waits: true }));
  } catch {
    removeKept(AGENDA_KEY);
  }
}
