/** A visit as a calendar holds it. */
export interface CalendarEntry {
  /** The same for the same visit in a file that is made anew. */
  readonly uid: string;
  /** yyyy-MM-dd; the whole day, because nobody has said at what hour. */
  readonly day: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  /** Degrees. */
  readonly lon: number;
  readonly lat: number;
}

/** Octets of a line, its end not counted (RFC 5545, 3.1). */
const MOST_OCTETS = 75;
const bytesOf = new TextEncoder();

/** A calendar of whole days (RFC 5545), `stamp` being when it was made. */
export function calendarFile(name: string, entries: readonly CalendarEntry[], stamp: Date): string {
  const made = `${stamp.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fonte de dados//Agenda da semana//PT-BR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${escaped(entry.uid)}`,
      `DTSTAMP:${made}`,
      `DTSTART;VALUE=DATE:${dateOf(entry.day)}`,
      `DTEND;VALUE=DATE:${dateOf(nextDay(entry.day))}`,
      `SUMMARY:${escaped(entry.summary)}`,
      `LOCATION:${escaped(entry.location)}`,
      `DESCRIPTION:${escaped(entry.description)}`,
      `GEO:${entry.lat.toFixed(6)};${entry.lon.toFixed(6)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

const dateOf = (day: string): string => day.replaceAll('-', '');
const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** A text's own signs (3.3.11); other controls are none of a text's. */
function escaped(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- what a text may not hold
      .replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ')
      .replaceAll(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  );
}

/** Lines of at most 75 octets, no sign of several octets cut (3.1). */
function folded(line: string): string {
  let [out, octets] = ['', 0];
  for (const sign of line) {
    const size = bytesOf.encode(sign).length;
    if (octets + size > MOST_OCTETS) {
      out += '\r\n ';
      octets = 1;
    }
    out += sign;
    octets += size;
  }
  return out;
}
