import type { DatePart } from '../../model/expression.ts';

// From large to small: the order in which parts stand in a group's integer, whatever order the view writes them in.
const ORDER: readonly DatePart[] = ['YYYY', 'S', 'T', 'MM', 'DD', 'D'];

/** How many digits a part takes in a date group's integer. */
export const DIGITS: Readonly<Record<DatePart, number>> = { YYYY: 4, S: 1, T: 1, MM: 2, DD: 2, D: 1 };

/** Parts of a grain from large to small, or undefined when it is not a grain. */
export function partsOf(grain: string): readonly DatePart[] | undefined {
  const given = grain.trim().split(/\s+/);
  const parts = ORDER.filter((part) => given.includes(part));
  return parts.length === given.length && parts.length > 0 ? parts : undefined;
}

/** Values of a group's integer by part: 202508 of 'YYYY MM' → { YYYY: 2025, MM: 8 }. */
export function readParts(grain: string, value: number): Partial<Record<DatePart, number>> {
  const read: Partial<Record<DatePart, number>> = {};
  let rest = value;
  for (const part of [...(partsOf(grain) ?? [])].reverse()) {
    const size = 10 ** DIGITS[part];
    read[part] = part === 'YYYY' ? rest : rest % size;
    rest = Math.trunc(rest / size);
  }
  return read;
}

/**
 * The days within which a date group lies, as a first day and the day after its last; undefined where it has no year or is no date. A condition
 * on the days themselves is what an index and the planner's statistics understand.
 */
export function daysOfGroup(
  parts: readonly DatePart[],
  value: number,
): { readonly from: string; readonly below: string } | undefined {
  const { YYYY, S, T, MM, DD } = readParts(parts.join(' '), value);
  if (YYYY === undefined || YYYY < 1900 || YYYY > 2200) return undefined;
  const day = (month: number, date = 1): string =>
    new Date(Date.UTC(YYYY, month - 1, date)).toISOString().slice(0, 10);
  const span = (first: number, months: number) => ({ from: day(first), below: day(first + months) });
  if (MM !== undefined) {
    if (MM < 1 || MM > 12) return undefined;
    return DD === undefined || DD < 1 || DD > 31
      ? span(MM, 1)
      : { from: day(MM, DD), below: day(MM, DD + 1) };
  }
  if (T !== undefined && T >= 1 && T <= 4) return span(3 * T - 2, 3);
  if (S !== undefined && S >= 1 && S <= 2) return span(6 * S - 5, 6);
  return span(1, 12);
}

const MONTHS = [
  'jan.',
  'fev.',
  'mar.',
  'abr.',
  'mai.',
  'jun.',
  'jul.',
  'ago.',
  'set.',
  'out.',
  'nov.',
  'dez.',
];
const WEEKDAYS = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'];
const two = (value: number) => String(value).padStart(2, '0');

/** A date group in words: 'ago. 2025', '3º tri. 2025', '09/08/2025', 'seg'. */
export function grainLabel(grain: string, value: number): string {
  const { YYYY, S, T, MM, DD, D } = readParts(grain, value);
  const words: string[] = [];
  if (D !== undefined) words.push(WEEKDAYS[D - 1] ?? String(D));
  if (S !== undefined) words.push(`${S}º sem.`);
  if (T !== undefined) words.push(`${T}º tri.`);
  if (DD !== undefined && MM !== undefined) {
    words.push([two(DD), two(MM), ...(YYYY === undefined ? [] : [YYYY])].join('/'));
    return words.join(' ');
  }
  if (DD !== undefined) words.push(`dia ${DD}`);
  if (MM !== undefined) words.push(MONTHS[MM - 1] ?? String(MM));
  if (YYYY !== undefined) words.push(String(YYYY));
  return words.join(' ');
}

/** The first day of each group of a grain within days, as values, for axes without gaps; undefined for grains that do not run. */
export function grainValues(grain: string, from: string, below: string): number[] | undefined {
  const parts = partsOf(grain);
  if (!parts?.includes('YYYY') || parts.includes('D')) return undefined;
  const values = new Set<number>();
  const end = Date.parse(`${below}T00:00:00Z`);
  for (let day = Date.parse(`${from}T00:00:00Z`); day < end; day += 86_400_000) {
    values.add(grainValue(parts, new Date(day)));
    if (values.size > 4_000) return undefined;
  }
  return [...values];
}

/** A day's value in a grain. */
export function grainValue(parts: readonly DatePart[], date: Date): number {
  const month = date.getUTCMonth() + 1;
  const of: Record<DatePart, number> = {
    YYYY: date.getUTCFullYear(),
    S: month <= 6 ? 1 : 2,
    T: Math.ceil(month / 3),
    MM: month,
    DD: date.getUTCDate(),
    D: date.getUTCDay() || 7,
  };
  return parts.reduce((value, part) => value * 10 ** DIGITS[part] + of[part], 0);
}
