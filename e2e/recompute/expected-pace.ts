import type { PaceRow } from '@fonte/contracts';
import type { Facts } from './facts.ts';
import { counts, days, due, value } from './row-values.ts';

// 13216 of one property, by the sentences that it is defined with: nothing here is shared with the server.

/** How it goes, and when it comes to its 12th and 24th visit; of a property without a visit nothing is said. */
export function expectedPace(facts: Facts): Partial<PaceRow> {
  const { property, until } = facts;
  const made = days(facts.visits.filter(counts));
  const visits = made.length;
  if (visits === 0) return { media: null, esperado: null, previsao_12: null, previsao_24: null };
  const planned = due(property, until);
  const going = visits >= 3 && visits < 24 && value(property, 'situacao') === 'a_ematend';
  const span = (Date.parse(made.at(-1)!) - Date.parse(made.at(0)!)) / 86_400_000;
  const reaches = (visit: number): string | null =>
    !going || span === 0
      ? null
      : monthIn(until, ((Math.max(visit - visits, 0) * span) / (visits - 1)) * (12 / 365.25));
  return {
    media: visits,
    esperado: planned,
    diferenca: visits - planned,
    previsao_12: visits >= 12 ? null : reaches(12),
    previsao_24: reaches(24),
    meta_plano: going ? monthIn(until, Math.max(24 - planned, 0)) : null,
  };
}

/** The month in which so many months after a day lie, a day being its share of its month. */
function monthIn(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  const whole = Math.floor((date.getUTCDate() - 1) / length + months + 1e-9);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + whole, 1)).toISOString().slice(0, 7);
}
