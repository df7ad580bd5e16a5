import type { CalendarEntry } from './calendar-file.ts';
import type { Agenda, Placed } from './agenda.ts';

/** The visits of an agenda as a calendar holds them, in words that are handed in. */
export function entriesOf(
  agenda: Agenda,
  found: ReadonlyMap<string, Placed>,
  words: { summary: (place: number, one: Placed) => string; why: (one: Placed) => string },
): readonly CalendarEntry[] {
  return agenda.days.flatMap(({ day, stops }) =>
    stops
      .flatMap((code) => found.get(code) ?? [])
      .map((one, index) => ({
        uid: `${agenda.week}-${one.codigo}@agenda.fonte-de-dados`,
        day,
        summary: words.summary(index + 1, one),
        location: one.municipio,
        description: `${one.codigo}\n${words.why(one)}`,
        lon: one.lon,
        lat: one.lat,
      })),
  );
}
