import { formatInteger } from '@fonte/pt-br';
import type { Filter, Measure } from '../../../query/index.ts';
import { numberOf } from '../../../answers/figures/exact.ts';
import { isWhole, type Reading } from '../declared/reading.ts';
import type { Step } from '../declared/report.ts';
import { upTo } from '../../../answers/words/sentences.ts';
import { less } from './steps.ts';

/** Rows without a date: there with no year, in no year. What a year leaves out for that is said beside the figure. */

interface Dated {
  readonly fact: string;
  /** Its date, which the source may leave empty. */
  readonly date: string;
  readonly where?: readonly Filter[];
}

/** Alias of their number, in the plan of a figure that a period narrows. */
const UNDATED = 'sem_data';

const UNDATED_RULE = 'O que não tem data entra só sem ano escolhido.';

/** How many they are, where a period leaves them out. */
export const undatedMeasure = (
  { fact, date, where = [] }: Dated,
  reading: Reading,
): Record<string, Measure> =>
  isWhole(reading)
    ? {}
    : {
        [UNDATED]: { count: fact, where: [...where, { field: date, is: 'null' }], period: 'none' },
      };

/** Goes after a definition. */
export const undatedRule = (reading: Reading): string => (isWhole(reading) ? '' : ` ${UNDATED_RULE}`);

/** '; 12 sem data não entram', '' for none: goes after a subtitle. */
export function undatedWords(values: Readonly<Record<string, unknown>>): string {
  const undated = numberOf(values[UNDATED] as number | string | null | undefined);
  if (undated === 0) return '';
  return `; ${formatInteger(undated)} sem data não ${undated === 1 ? 'entra' : 'entram'}`;
}

/** From all there are to those up to the end of the period; nothing where none is left out for its date. */
export function datedSteps({ fact, date, where = [] }: Dated, all: string, reading: Reading): Step[] {
  const own: Measure = { count: fact, where };
  if (isWhole(reading)) return [{ label: `${all} ${upTo(reading)}`, measure: own }];
  const ever: Measure = { count: fact, where, period: 'none' };
  const dated: Measure = {
    count: fact,
    where: [...where, { field: date, is: 'not_null' }],
    period: 'none',
  };
  return [
    { label: all, measure: ever },
    { label: 'Sem data', measure: less(ever, dated), minus: true },
    { label: 'De depois do período', measure: less(dated, own), minus: true },
  ];
}
