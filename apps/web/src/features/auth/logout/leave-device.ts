import { forgetFilters } from '../../../core/filters/filters-store.ts';
import { LANGUAGE_KEY } from '../../../core/i18n/texts.ts';
import { DESTINATION_KEY } from '../../../core/session/destination.ts';
import { beginLeaving, forgetUser, UNTIL_ENDED } from '../../../core/session/session-store.ts';
import { AGENDA_KEY, dropPack } from '../../../core/kept-records.ts';
import { leaveWeeks } from '../../../core/left-weeks.ts';
import { DISCARDED_KEY } from '../../../core/uploads/discarded.ts';
import { clearKept } from '../../../core/store.ts';

/** What stays on a device after signing out: its colours and language, the address that a session which ended by itself had open, and the names of files that are still to go. */
const STAYS = ['mui-mode', LANGUAGE_KEY, DESTINATION_KEY, DISCARDED_KEY];

/**
 * Takes off this device what it kept of its person, now that the server has ended the session. `over`: it ended by itself, and the weeks that its person planned,
 * which are nowhere else, wait for them.
 */
export function leaveDevice(over: boolean): void {
  if (over) leaveWeeks();
  forgetUser();
  forgetFilters();
  clearKept(new Set([...STAYS, ...(over ? [AGENDA_KEY] : [])]));
  dropPack();
}

/**
 * The same where the server could not be asked: whose session it is stays, as it is cleared only on the server's word (first text, section 4), and that it is to
 * end. Every page leads to /logout until it has (app/guards.ts).
 */
export function leaveWithoutNetwork(over: boolean): void {
  if (over) leaveWeeks();
  beginLeaving(over);
  forgetFilters();
  clearKept(new Set([...STAYS, ...UNTIL_ENDED, ...(over ? [AGENDA_KEY] : [])]));
  dropPack();
}
