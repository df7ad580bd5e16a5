import { addressOf, CROSS_TABLE_LIMIT } from '@fonte/contracts';
import { allIndicators } from '@fonte/contracts/endpoints/indicators';
import { makeCrossTable } from '@fonte/contracts/endpoints/indicator-results';
import type { Asked } from '../bench/crowd/loads.ts';

const YEAR = 2025;
/** Months of a year. */
const MONTHS = 12;
/** Most figures of one table, as its form allows. */
const MOST_INDICATORS = 10;

interface Known {
  readonly id: number;
}

/**
 * Cross tables of nearly as many figures as one may have: properties by the months of a year with as many indicators as still fit, by the year alone where
 * their months would be too many; each with another condition, so that none is answered by what another left. Errors: no indicators.
 */
export async function largestTables(
  url: string,
  cookie: string,
  properties: number,
): Promise<(person: number, turn: number) => Asked> {
  const answer = await fetch(`${url}${addressOf(allIndicators)}`, { headers: { cookie } });
  const known = (await answer.json()) as readonly Known[];
  const monthly = properties * MONTHS <= CROSS_TABLE_LIMIT;
  const fit = Math.floor(CROSS_TABLE_LIMIT / (properties * (monthly ? MONTHS : 1)));
  const indicadores = known.slice(0, Math.min(MOST_INDICATORS, fit)).map(({ id }) => id);
  if (indicadores.length === 0) throw new Error(`No cross table of ${properties} rows is allowed`);
  return (person, turn) => ({
    path: addressOf(makeCrossTable),
    body: {
      indicadores,
      rows: [{ alias: 'propriedade', colname: 'cod_propriedade' }],
      columns: [{ alias: 'tempo', colname: 'data', dateFormat: monthly ? 'MM YYYY' : 'YYYY' }],
      filters: [
        {
          alias: 'propriedade',
          colname: 'area_total',
          operator: '>',
          value: `0.${person}${String(turn).padStart(5, '0')}`,
        },
      ],
      ano: [YEAR],
    },
  });
}
