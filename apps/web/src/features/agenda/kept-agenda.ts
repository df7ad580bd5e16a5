import type { AgendaAnswer } from '@fonte/contracts/routes/properties';
import { AGENDA_KEY, isOver, KEPT_FORM } from '../../core/kept-records.ts';
import type { StoredUser } from '../../core/session/session-store.ts';
import type { Agenda } from './agenda.ts';

/** Weeks that are kept of each profile, the latest; of each of them one agenda for each technician. */
export const MOST_WEEKS = 12;

/** What this device keeps for who is signed in: what the server said last, and the weeks that were planned. */
export interface Kept {
  /** When the last answer came, ISO; null while none did. */
  readonly at: string | null;
  readonly answer: AgendaAnswer | null;
  /** The form of the answer (`KEPT_FORM`); one of another is looked at before it is drawn (agenda-query.ts). */
  readonly form: number;
  /** By week and technician (`keyOf`). */
  readonly agendas: Agendas;
}
type Agendas = Readonly<Record<string, Agenda>>;
type Owner = Pick<StoredUser, 'id' | 'profile'>;

/** One person's, as it lies in the browser's storage: what the server said to the profile that asked last, and the weeks of each profile. */
type Stored = Kept & {
  readonly person: unknown;
  readonly profile: string;
  /** Weeks that the same person planned in other profiles, by profile: read there alone, and kept until then. */
  readonly others?: Readonly<Record<string, Agendas>>;
};

const NOTHING: Kept = { at: null, answer: null, form: KEPT_FORM, agendas: {} };
/** The form of what was kept before answers had one. */
const FORMLESS = 0;

/** Which agenda: of a week, of a technician where there are several. */
export const keyOf = (week: string, technician: string | null): string => `${week} ${technician ?? ''}`;
const weekOf = (key: string): string => key.slice(0, 'yyyy-MM-dd'.length);

/** What is kept for this person in this profile; nothing where it is somebody else's, over, or cannot be read. Of another profile's nothing is given. */
export function readKept({ id, profile }: Owner, now: Date = new Date()): Kept {
  const stored = storedOf(id, now);
  if (!stored) return NOTHING;
  if (stored.profile !== profile) return { ...NOTHING, agendas: stored.others?.[String(profile)] ?? {} };
  const { at, answer, form, agendas } = stored;
  return { at, answer, form: typeof form === 'number' ? form : FORMLESS, agendas };
}

/** Keeps what changed beside what is there, and the weeks of the person's other profiles. False where the browser has no room or refuses. */
export function keep(owner: Owner, change: Partial<Omit<Kept, 'form'>>): boolean {
  const now = new Date();
  const stored = storedOf(owner.id, now);
  const next = { ...readKept(owner, now), ...change, ...(change.answer && { form: KEPT_FORM }) };
  const others = Object.entries({ ...stored?.others, ...(stored && { [stored.profile]: stored.agendas }) });
  try {
    localStorage.setItem(
      AGENDA_KEY,
      JSON.stringify({
        ...next,
        // Of weeks alone: the server was last heard in another profile.
        at: next.at ?? stored?.at ?? null,
        agendas: latestOf(next.agendas),
        others: Object.fromEntries(
          others.filter(([profile, agendas]) => profile !== owner.profile && Object.keys(agendas).length > 0),
        ),
        person: owner.id,
        profile: owner.profile,
      }),
    );
    return true;
  } catch {
    return false;
  }
}

function storedOf(person: number, now: Date): Stored | null {
  try {
    const stored = JSON.parse(localStorage.getItem(AGENDA_KEY) ?? 'null') as Stored | null;
    const own = stored?.person === person && !isOver(stored.at, now);
    return own && typeof stored.agendas === 'object' ? stored : null;
  } catch {
    return null;
  }
}

/** The latest weeks, whole: none of a Supervisor's technicians is left out of a week. */
function latestOf(agendas: Agendas): Agendas {
  const weeks = [...new Set(Object.keys(agendas).map(weekOf))].toSorted().slice(-MOST_WEEKS);
  return Object.fromEntries(Object.entries(agendas).filter(([key]) => weeks.includes(weekOf(key))));
}
