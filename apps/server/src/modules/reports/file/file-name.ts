import { placeInName, slugOf, yearsInName } from '../../../answers/index.ts';
import type { PeriodUse } from '../../../model/relation.ts';
import type { Reading } from '../declared/reading.ts';

/**
 * Name of a file, without its ending: 'visitas-GO-2025-v17', telling what it holds, of which place and years, and of which data version. `period` is what the year does to its rows:
 * 'to' has them from the beginning on, 'none' of all years whatever was asked for.
 */
export function fileName(title: string, reading: Reading, period: PeriodUse = 'in'): string {
  const { versao } = reading.version;
  const { access, ufs } = reading;
  const place = placeInName(access.uf === null ? ufs : [access.uf]);
  return [slugOf(title), place, timeOf(reading, period), `v${versao}`].join('-');
}

function timeOf({ anos, days }: Reading, period: PeriodUse): string {
  if (period === 'none' || (anos.length === 0 && !days)) return yearsInName([]);
  if (period === 'to') return `ate-${days?.until ?? Math.max(...anos)}`;
  return days ? `${days.from}-${days.until}` : yearsInName(anos);
}
