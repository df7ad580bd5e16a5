import type { AgendaAnswer } from '@fonte/contracts/routes/properties';
import { AGENDA_KEY, isOver, KEPT_FORM } from '../../core/kept-records.ts';
import type { StoredUser } from '../../core/session/session-store.ts';
import type { Agenda } from './agenda.ts';

/** Weeks that are kept, the latest. */
const MOST_WEEKS = 12;

/** What this device keeps for who is signed in: what the server said last, and the weeks that were planned. */
export interface Kept {
  /** When the last answer came, ISO; null while none did. */
  readonly at: string | null;
  /** Null also where another release kept it in another form; the weeks stay. */
  readonly answer: AgendaAnswer | null;
  /** By week and technician (`keyOf`). */
  readonly agendas: Readonly<Record<string, Agenda>>;
}

const NOTHING: Kept = { at: null, answer: null, agendas: {} };
type Owner = Pick<StoredUser, 'id' | 'profile'>;

/** Which agenda: of a week, of a technician where there are several. */
export const keyOf = (week: string, technician: string | null): string => `${week} ${technician ?? ''}`;

/** What is kept for this person in this profile; nothing where it is somebody else's, over, or cannot be read. */
export function readKept({ id, profile }: Owner, now: Date = new Date()): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(AGENDA_KEY) ?? 'null') as
      | (Kept & { person: unknown; profile: unknown; form: unknown })
      | null;
    if (!kept || kept.person !== id || kept.profile !== profile || isOver(kept.at, now)) return NOTHING;
    return {
      at: kept.at,
      answer: kept.form === KEPT_FORM ? kept.answer : null,
      agendas: kept.agendas,
    };
  } catch {
    return NOTHING;
  }
}

/** Keeps what changed beside what is there. False where the browser has no room or refuses. */
export function keep(owner: Owner, change: Partial<Kept>): boolean {
  const next = { ...readKept(owner), ...change };
  const latest = Object.entries(next.agendas)
    .toSorted(([one], [other]) => other.localeCompare(one))
    .slice(0, MOST_WEEKS);
  try {
    localStorage.setItem(
      AGENDA_KEY,
      JSON.stringify({
        ...next,
        agendas: Object.fromEntries(latest),
        person: owner.id,
        profile: owner.profile,
        form: KEPT_FORM,
      }),
    );
    return true;
  } catch {
    return false;
  }
}
