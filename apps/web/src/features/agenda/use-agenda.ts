import type { AgendaAnswer } from '@fonte/contracts/routes/properties';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isStill } from '../../core/pack/pack-mark.ts';
import { useSignedIn, type StoredUser } from '../../core/session/session-store.ts';
import { placedOf, propertiesOf, startOf, type Agenda, type Place, type Placed } from './agenda.ts';
import { keep, keyOf, readKept } from './kept-agenda.ts';
import { readWeek, weekToPlan } from './week.ts';

/** Names of the address's parameters, which the sheet of paper reads too. */
export const WEEK = 'semana';
export const TECHNICIAN = 'tecnico';

export interface OpenAgenda {
  week: string;
  technician: string | null;
  /** Null while the week has none. */
  agenda: Agenda | null;
  placed: readonly Placed[];
  found: ReadonlyMap<string, Placed>;
  start: Place | null;
  /** How many of the properties have no place. */
  unplaced: number;
  /** False once this device did not keep what was changed. */
  kept: boolean;
  save: (agenda: Agenda) => void;
  open: (change: { week?: string; technician?: string }) => void;
}

/**
 * Whose agenda it is: nobody is named for who goes out alone, else the technician at that place of the list (1 …; addresses hold no name), the first one
 * unless it is there.
 */
export const technicianOf = (
  { tecnicos }: AgendaAnswer,
  profile: StoredUser['profile'],
  place: string | null,
): string | null =>
  profile === 'tecnico' ? null : (tecnicos[Number(place ?? 1) - 1] ?? tecnicos[0] ?? null);

/** The agenda that the address names, and what stands behind its codes. */
export function useAgenda(answer: AgendaAnswer): OpenAgenda {
  const user = useSignedIn();
  const [search, setSearch] = useSearchParams();
  const [agendas, setAgendas] = useState(() => readKept(user).agendas);
  const [kept, setKept] = useState(true);
  const [today] = useState(() => weekToPlan(new Date()));
  const week = readWeek(search.get(WEEK)) ?? today;
  const technician = technicianOf(answer, user.profile, search.get(TECHNICIAN));
  const agenda = agendas[keyOf(week, technician)] ?? null;
  const of = useMemo(() => {
    const properties = propertiesOf(answer, technician);
    const placed = placedOf(properties);
    return {
      placed,
      found: new Map(placed.map((one) => [one.codigo, one])),
      unplaced: properties.length - placed.length,
    };
  }, [answer, technician]);
  const from = agenda?.start ?? null;
  const start = useMemo(() => startOf(of.placed, from), [of, from]);
  return {
    week,
    technician,
    agenda,
    ...of,
    start,
    kept,
    save: (next) => {
      const key = keyOf(week, technician);
      setAgendas((before) => ({ ...before, [key]: next }));
      // What another tab planned of other weeks stays.
      setKept(isStill(user) && keep(user, { agendas: { ...readKept(user).agendas, [key]: next } }));
    },
    open: (change) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (change.week !== undefined) next.set(WEEK, change.week);
          if (change.technician) next.set(TECHNICIAN, String(answer.tecnicos.indexOf(change.technician) + 1));
          return next;
        },
        { replace: true },
      ),
  };
}
