import { normalise } from '@fonte/pt-br';
import type { Reading } from './reading.ts';

/** Name of a file: 'visitas-GO-2025.csv', telling what it holds and under which filters. */
export function fileName(title: string, { access, ufs, anos }: Reading): string {
  const states = access.uf === null ? ufs : [access.uf];
  const words = normalise(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${[words, ...(states.length > 3 ? [] : states), ...(anos.length > 3 ? [] : anos)].join('-')}.csv`;
}
