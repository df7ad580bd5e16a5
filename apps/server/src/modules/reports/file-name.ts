import { slugOf } from '../../answers/index.ts';
import type { PeriodUse } from '../../model/relation.ts';
import type { Reading } from './reading.ts';

/** Beyond so many states or years a name tells how many they are. */
const NAMED = 3;

/**
 * Name of a file, without its ending: 'visitas-GO-2025-v17', telling what it holds, of which place and years, and of which data version. `period` is what the year does to its rows:
 * 'to' has them from the beginning on, 'none' of all years whatever was asked for.
 */
export function fileName(title: string, reading: Reading, period: PeriodUse = 'in'): string {
  const { versao } = reading.version;
  return [slugOf(title), placeOf(reading), timeOf(reading, period), `v${versao}`].join('-');
}

function placeOf({ access, ufs }: Reading): string {
  const states = access.uf === null ? ufs : [access.uf];
  if (states.length === 0) return 'todas-as-ufs';
  return states.length > NAMED ? `${states.length}-ufs` : states.join('-');
}

function timeOf({ anos, days }: Reading, period: PeriodUse): string {
  if (period === 'none' || (anos.length === 0 && !days)) return 'todos-os-anos';
  if (period === 'to') return `ate-${days?.until ?? Math.max(...anos)}`;
  if (days) return `${days.from}-${days.until}`;
  return anos.length > NAMED ? `${anos.length}-anos` : anos.join('-');
}
