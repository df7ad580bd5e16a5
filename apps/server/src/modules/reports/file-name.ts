import { normalise } from '@fonte/pt-br';
import type { PeriodUse } from '../../model/relation.ts';
import type { Reading } from './reading.ts';

/** Beyond so many states or years a name tells how many they are. */
const NAMED = 3;

/**
 * Name of a file: 'visitas-GO-2025-v17.csv', telling what it holds, of which place and years, and of which data version. `period` is what the year does to its rows:
 * 'to' has them from the beginning on, 'none' of all years whatever was asked for.
 */
export function fileName(
  title: string,
  reading: Reading,
  ending: 'csv' | 'iso.csv' | 'xlsx' | 'parquet' = 'csv',
  period: PeriodUse = 'in',
): string {
  const words = normalise(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const { versao } = reading.version;
  return `${[words, placeOf(reading), timeOf(reading, period), `v${versao}`].join('-')}.${ending}`;
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
