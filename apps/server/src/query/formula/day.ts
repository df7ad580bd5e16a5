import { isDay } from '../days/intervals.ts';

/** A day as people or machines write it, 31/12/2025 or 2025-12-31, as 'YYYY-MM-DD'; undefined for what is none. */
export function dayOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim()) ?? [];
  const iso = year === undefined ? text.trim() : `${year}-${month}-${day}`;
  return isDay(iso) ? iso : undefined;
}
