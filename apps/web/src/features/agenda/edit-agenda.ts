import { MOST_A_DAY, type Agenda, type AgendaDay } from './agenda.ts';

/** What people do to an agenda; each gives another one, and what is impossible gives the same. */

const withDay = (agenda: Agenda, day: string, change: (one: AgendaDay) => readonly string[]): Agenda => ({
  ...agenda,
  days: agenda.days.map((one) => (one.day === day ? { ...one, stops: change(one) } : one)),
});

/** One place earlier (−1) or later (1) on its day. */
export function moved(agenda: Agenda, day: string, code: string, by: -1 | 1): Agenda {
  return withDay(agenda, day, ({ stops }) => {
    const at = stops.indexOf(code);
    const other = stops[at + by];
    if (at < 0 || other === undefined) return stops;
    return stops.map((one) => (one === code ? other : one === other ? code : one));
  });
}

/** Off the week. */
export const without = (agenda: Agenda, code: string): Agenda => ({
  ...agenda,
  days: agenda.days.map((one) => ({ ...one, stops: one.stops.filter((stop) => stop !== code) })),
});

/** Last of a day, wherever it stood before; a day that is full takes none. */
export function put(agenda: Agenda, day: string, code: string): Agenda {
  const there = agenda.days.find((one) => one.day === day);
  if (!there || there.stops.length >= MOST_A_DAY || there.stops.includes(code)) return agenda;
  return withDay(without(agenda, code), day, ({ stops }) => [...stops, code]);
}

/** A day in another order. */
export const ordered = (agenda: Agenda, day: string, stops: readonly string[]): Agenda =>
  withDay(agenda, day, () => stops);

/** Everything that stands in it. */
export const stopsOf = ({ days }: Agenda): ReadonlySet<string> => new Set(days.flatMap(({ stops }) => stops));
