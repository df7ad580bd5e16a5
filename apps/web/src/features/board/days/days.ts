import { FIRST_YEAR } from '@fonte/contracts';

/** First and last day, 'yyyy-MM-dd'. */
export type Dias = { inicio: string; fim: string };

const FROM = 'inicio';
const UNTIL = 'fim';
const DAY_MS = 86_400_000;

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(Date.parse(`${text}T00:00:00Z`)) === text;

const dayOf = (time: number): string => (Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10));

/** The days that an address names; null where it names none, half of them, or what is no period. */
export function daysOfAddress(search: string): Dias | null {
  const given = new URLSearchParams(search);
  const [inicio, fim] = [given.get(FROM), given.get(UNTIL)];
  return isDay(inicio) && isDay(fim) && inicio <= fim ? { inicio, fim } : null;
}

/** The address with these days. */
export function withDays(search: string, { inicio, fim }: Dias): string {
  const next = new URLSearchParams(search);
  next.set(FROM, inicio);
  next.set(UNTIL, fim);
  return next.toString();
}

/** The address without days: the page's first ones count again. */
export function withoutDays(search: string): string {
  const next = new URLSearchParams(search);
  next.delete(FROM);
  next.delete(UNTIL);
  return next.toString();
}

/** The days of a month, 'yyyy-MM'. */
export function daysOfMonth(month: string): Dias {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { inicio: `${month}-01`, fim: dayOf(Date.UTC(year, number, 0)) };
}

/** The month, 'yyyy-MM', that days are exactly; null for other days. */
export function monthOf({ inicio, fim }: Dias): string | null {
  const month = inicio.slice(0, 7);
  const whole = daysOfMonth(month);
  return whole.inicio === inicio && whole.fim === fim ? month : null;
}

/** The last so many days up to one of them. */
export const lastDays = (until: string, days: number): Dias => ({
  inicio: dayOf(Date.parse(`${until}T00:00:00Z`) - (days - 1) * DAY_MS),
  fim: until,
});

/** The days of a year, of the last one with data up to it; null where that is before the year. */
export function daysOfYear(year: number, until: string): Dias | null {
  const [inicio, fim] = [`${year}-01-01`, `${year}-12-31`];
  return until < inicio ? null : { inicio, fim: until < fim ? until : fim };
}

/** Months that may be chosen, the latest first: from the programme's first year to the month of the last day with data. */
export function monthsUntil(last: string): string[] {
  const months: string[] = [];
  for (let year = Number(last.slice(0, 4)); year >= FIRST_YEAR; year -= 1)
    for (let month = 12; month >= 1; month -= 1) {
      const one = `${year}-${String(month).padStart(2, '0')}`;
      if (one <= last.slice(0, 7)) months.push(one);
    }
  return months;
}
