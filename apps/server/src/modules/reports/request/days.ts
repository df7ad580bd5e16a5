import { fail } from '../../../platform/failures/fail.ts';
import { isDay } from '../../../query/index.ts';
import type { Days } from '../declared/reading.ts';
import { EARLIEST, LATEST } from './years.ts';

/** The parameters as they travel, both or none: `2025-03-01`. */
export interface RawDays {
  readonly $inicio?: string | null | undefined;
  readonly $fim?: string | null | undefined;
}

/** What the parameters of days, and of the years that they stand for, are called by who asks. */
export interface DayNames {
  readonly from: string;
  readonly until: string;
  readonly years: string;
}

/**
 * `$inicio` and `$fim`: the first and the last day that count, both or none and instead of `$ano`; null where none is asked.
 * Errors: invalidParameter, naming the one that is wrong, absent or before the other, or `$ano` where years are asked beside days.
 */
export function parseDays(
  { $inicio, $fim }: RawDays,
  anos: readonly unknown[],
  names: DayNames = { from: '$inicio', until: '$fim', years: '$ano' },
): Days | null {
  const from = dayOf(names.from, $inicio);
  const until = dayOf(names.until, $fim);
  if (from === null && until === null) return null;
  if (from === null) return fail('invalidParameter', { name: names.from });
  if (until === null || until < from) return fail('invalidParameter', { name: names.until });
  if (anos.length > 0) fail('invalidParameter', { name: names.years });
  return { from, until };
}

function dayOf(name: string, given: string | null | undefined): string | null {
  const text = given?.trim() ?? '';
  if (text === '') return null;
  const year = Number(text.slice(0, 4));
  return isDay(text) && year >= EARLIEST && year <= LATEST ? text : fail('invalidParameter', { name });
}
