import { formatDate } from '@fonte/pt-br';
import type { HeadColumn } from '@fonte/contracts';
import { VISIT_PLAN, VISIT_RULE } from '@fonte/contracts/programme/rules';
import type { Measure } from '../../../query/index.ts';
import { countColumn, figureColumn, shareColumn } from '../../../answers/tables/head-columns.ts';
import type { Reading } from '../reading.ts';

/**
 * Expected, done, missing: the visits that the plan foresees in a period against those that were made in it, alike for the country, a state, a
 * supervisor, a technician and a property. All are differences of two counts of the same rows' places, so that rows add up to their total.
 */

/** Days of a month, as the plan counts them: a visit a month. */
const DAYS_PER_MONTH = 365.25 / 12;

/** Months from the last day with data to the end of the period, two decimals and one at least; null where it is over, or has no end. */
export function monthsLeft({
  anos,
  days,
  version,
}: Pick<Reading, 'anos' | 'days' | 'version'>): number | null {
  const last = anos.at(-1);
  const end = days?.until ?? (last === undefined ? null : `${last}-12-31`);
  if (end === null || version.dadosAte === null || end <= version.dadosAte) return null;
  const left = (Date.parse(end) - Date.parse(version.dadosAte)) / 86_400_000;
  return Math.max(1, Math.round((left / DAYS_PER_MONTH) * 100) / 100);
}

/** The family's measures by alias; what is still to do each month only where the period is not over. */
export function planMeasures(reading: Reading): Readonly<Record<string, Measure>> {
  const left = monthsLeft(reading);
  return {
    previstas: 'visitas_previstas',
    visitas: 'visitas',
    faltam: { op: '-', args: ['previstas', 'visitas'] },
    ate_hoje: 'visitas_vencidas',
    diferenca: { op: '-', args: ['visitas', 'ate_hoje'] },
    percentual: {
      op: '*',
      args: [{ op: '/', args: ['visitas', 'ate_hoje'] }, { number: '100' }],
    },
    ...(left === null
      ? {}
      : {
          por_mes: {
            op: '/',
            args: ['faltam', { number: String(left) }],
          } as const,
        }),
  };
}

/** Their columns, in the order of the sentence that explains them. */
export function planColumns(reading: Reading): readonly HeadColumn[] {
  const open = monthsLeft(reading) !== null;
  return [
    countColumn('previstas', 'Previstas'),
    countColumn('visitas', 'Feitas'),
    countColumn('faltam', 'Faltam', { valuecoluna: null }),
    ...(open ? [figureColumn('por_mes', 'Ainda por mês', { scale: 1 })] : []),
    ...(open ? [countColumn('ate_hoje', `Previstas até ${dayOf(reading)}`)] : []),
    countColumn('diferenca', open ? `Diferença até ${dayOf(reading)}` : 'Diferença', { valuecoluna: null }),
    shareColumn('percentual', '% do previsto'),
  ];
}

/** Figures of the family whose rows can be opened. */
export const PLAN_DRILL = ['previstas', 'visitas', 'ate_hoje'] as const;

const dayOf = ({ version }: Reading): string => (version.dadosAte ? formatDate(version.dadosAte) : 'hoje');

/** What the columns mean. */
export const planSentence = (reading: Reading): string =>
  `${VISIT_PLAN}. Faltam as previstas ${monthsLeft(reading) === null ? 'do período' : 'até o fim do período'} menos as feitas nele; com sinal negativo, fez-se mais do que o plano. A diferença e a porcentagem comparam as feitas com as previstas até a data dos dados. ${VISIT_RULE}`;
