import type { Period } from '../../model/period.ts';
import type { DataVersion } from '../ask/answer.ts';
import type { Context } from './filter-sql.ts';
import { periodEnds } from '../days/intervals.ts';

/** What a plan's days are worked out with at a data version. Ages are taken at the period's end, or at the reference date if that is earlier. */
export function contextOf(
  period: Period | undefined,
  { dadosAte, ultimoFato }: DataVersion,
  today: string,
): Context {
  const { end } = periodEnds(period);
  const dataEnd = dadosAte ?? today;
  return {
    period,
    calendar: { today, dataEnd: dadosAte, lastFact: ultimoFato },
    referenceDay: end !== null && end < dataEnd ? end : dataEnd,
  };
}
