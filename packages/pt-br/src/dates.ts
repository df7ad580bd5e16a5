import { NO_VALUE } from './numbers.ts';
import { written } from './written.ts';

/** What the formatters take: an ISO text ('2025-10-13', '2025-10-14T05:40', with or without zone) or a Date. */
export type DateInput = string | Date | null | undefined;

interface Parts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** The programme's clock. Only texts and Dates that name an instant are converted to it. */
export const TIME_ZONE = 'America/Sao_Paulo';

const zoned = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Difference of the programme's clock from UTC by UTC hour: asking Intl costs as much as writing the rest of a line of a file. */
const offsets = new Map<number, number>();
const MOST_OFFSETS = 100_000;

function offsetAt(time: number): number {
  const hour = Math.floor(time / HOUR_MS);
  let offset = offsets.get(hour);
  if (offset === undefined) {
    const found = new Map(zoned.formatToParts(time).map((part) => [part.type, Number(part.value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? 0;
    const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
    offset = local - Math.floor(time / MINUTE_MS) * MINUTE_MS;
    if (offsets.size >= MOST_OFFSETS) offsets.clear();
    offsets.set(hour, offset);
  }
  return offset;
}

function partsOfInstant(date: Date): Parts | null {
  const time = date.getTime();
  if (Number.isNaN(time)) return null;
  const local = new Date(time + offsetAt(time));
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
}

const LOCAL = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/;

/** A text without zone is a wall-clock date: it is taken as written, never shifted by the reader's zone. */
function partsOf(input: DateInput): Parts | null {
  if (input === null || input === undefined || input === '') return null;
  if (input instanceof Date) return partsOfInstant(input);
  const local = LOCAL.exec(input);
  if (!local) return partsOfInstant(new Date(input));
  const [, year, month, day = '1', hour = '0', minute = '0'] = local;
  const parts = { year: +year!, month: +month!, day: +day, hour: +hour, minute: +minute };
  return isRealDate(parts.year, parts.month, parts.day) ? parts : null;
}

function isRealDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const two = (value: number) => String(value).padStart(2, '0');

const dayOf = ({ day, month, year }: Parts): string => `${two(day)}/${two(month)}/${year}`;

/** '13/10/2025'; '–' when there is no date. */
export function formatDate(input: DateInput): string {
  const parts = partsOf(input);
  return parts ? written(dayOf(parts)) : NO_VALUE;
}

/** '14/10/2025, 05:40'. */
export function formatDateTime(input: DateInput): string {
  const parts = partsOf(input);
  return parts ? written(`${dayOf(parts)}, ${two(parts.hour)}:${two(parts.minute)}`) : NO_VALUE;
}

/** '13/10', for labels such as 'parcial até 13/10'. */
export function formatDayMonth(input: DateInput): string {
  const parts = partsOf(input);
  return parts ? written(`${two(parts.day)}/${two(parts.month)}`) : NO_VALUE;
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'] as const;

/** 'out', for axes. */
export function shortMonth(month: number): string {
  const name = MONTHS[month - 1];
  return name === undefined ? NO_VALUE : written(name);
}

/** 'out. 2025' from a date or 'yyyy-MM'; 'mai. 2025' too, so that columns align. */
export function formatMonth(input: DateInput): string {
  const parts = partsOf(input);
  return parts ? written(`${MONTHS[parts.month - 1]}. ${parts.year}`) : NO_VALUE;
}

/** 'yyyy-MM-dd' from 'dd/MM/yyyy', or null when the text is no real date. */
export function parseDate(text: string): string | null {
  const found = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text);
  if (!found) return null;
  const [day, month, year] = [Number(found[1]), Number(found[2]), Number(found[3])];
  return isRealDate(year, month, day) ? `${year}-${two(month)}-${two(day)}` : null;
}

/** 'yyyy-MM-dd' of an instant on the programme's clock. */
export function toIsoDate(input: Date): string {
  const parts = partsOfInstant(input);
  if (!parts) throw new RangeError('Invalid date');
  return `${parts.year}-${two(parts.month)}-${two(parts.day)}`;
}

/** 'yyyy-MM-ddTHH:mm:ss' of an instant on the programme's clock. Errors: RangeError for no instant. */
export function isoOnClock(input: Date): string {
  const time = input.getTime();
  return new Date(time + offsetAt(time)).toISOString().slice(0, 19);
}

/** '2h 35' from minutes; '0h 05', '–' when missing. Hours are not wrapped at 24. */
export function formatDuration(minutes: number | null | undefined): string {
  if (minutes === null || minutes === undefined || !Number.isFinite(minutes)) return NO_VALUE;
  const total = Math.round(Math.abs(minutes));
  return `${minutes < 0 && total > 0 ? '\u2212' : ''}${Math.floor(total / 60)}h ${two(total % 60)}`;
}
