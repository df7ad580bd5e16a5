import { formatDate, formatDayMonth } from '@fonte/pt-br';
import type { HeadColumn } from '@fonte/contracts';
import { VISIT_PLAN, VISIT_RULE } from '@fonte/contracts/programme/rules';
import { situationsThat } from '@fonte/contracts/programme/situation-facts';
import type { Measure } from '../../../query/index.ts';
import { countColumn, figureColumn, shareColumn } from '../../../answers/tables/head-columns.ts';
import { listed } from '../../../answers/words/sentences.ts';
import type { Reading } from '../declared/reading.ts';

/**
 * Expected, done, missing: the visits that the plan foresees in a period against those that were made in it, alike for the country, a state, a
 * supervisor, a technician and a property. They are differences of two counts of the same rows' places, so that rows add up to their total
 * (docs/decisions/0070); what is to do is what is missing of each property by itself (0087).
 */

/** Days of a month, as the plan counts them: a visit a month. */
const DAYS_PER_MONTH = 365.25 / 12;

type Period = Pick<Reading, 'anos' | 'days' | 'version'>;

/** The last day of a period; null where none was chosen. */
function endOf({ anos, days }: Period): string | null {
  const last = anos.at(-1);
  return days?.until ?? (last === undefined ? null : `${last}-12-31`);
}

/** Whether the plan foresees visits of the period after the day of the data: those up to that day are then others than all of them. */
function reachesOn(reading: Period): boolean {
  const end = endOf(reading);
  const { dadosAte } = reading.version;
  return dadosAte !== null && (end === null || end > dadosAte);
}

/** Months from the last day with data to the end of the period, two decimals and one at least; null where it is over, or has no end. */
export function monthsLeft(reading: Period): number | null {
  const end = endOf(reading);
  const { dadosAte } = reading.version;
  if (end === null || dadosAte === null || !reachesOn(reading)) return null;
  const left = (Date.parse(end) - Date.parse(dadosAte)) / 86_400_000;
  return Math.max(1, Math.round((left / DAYS_PER_MONTH) * 100) / 100);
}

/** The family's measures by alias; what is still to do each month only where the period is not over. */
export function planMeasures(reading: Reading): Readonly<Record<string, Measure>> {
  const left = monthsLeft(reading);
  return {
    previstas: 'visitas_previstas',
    visitas: 'visitas',
    faltam: 'visitas_que_faltam',
    a_fazer: { use: 'visitas_a_fazer', type: 'integer' },
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
            args: ['a_fazer', { number: String(left) }],
          } as const,
        }),
  };
}

/** Their columns, in the order of the sentence that explains them. */
export function planColumns(reading: Reading): readonly HeadColumn[] {
  return [
    countColumn('previstas', 'Previstas'),
    countColumn('visitas', 'Feitas'),
    countColumn('faltam', `Faltam ${ofSpan(reading)}`),
    countColumn('a_fazer', `A fazer ${ofSpan(reading)}`),
    ...(monthsLeft(reading) === null ? [] : [figureColumn('por_mes', 'Ainda por mês', { scale: 1 })]),
    ...(reachesOn(reading) ? [countColumn('ate_hoje', dueLabel(reading))] : []),
    countColumn('diferenca', `Diferença${untilData(reading)}`, { valuecoluna: null }),
    shareColumn('percentual', '% do previsto'),
  ];
}

/** 'em 2025', 'no período', 'no plano': what is missing since the start of attendance stands on other pages under its own head (`visita_ritmo.faltam`). */
function ofSpan({ anos, days }: Period): string {
  if (days) return 'no período';
  return anos.length === 0 ? 'no plano' : `em ${listed(anos.map(String))}`;
}

/** What the visits that were due by the day of the data are called: all that are planned, in a period that is over by then. */
export const dueLabel = (reading: Reading): string => `Previstas${untilData(reading)}`;

/** ' até 20/12/2025' where a period reaches beyond the day of the data. */
const untilData = (reading: Reading): string =>
  reachesOn(reading) && reading.version.dadosAte ? ` até ${formatDate(reading.version.dadosAte)}` : '';

/** The same where there is little room: ' até 20/12'. */
export const untilDayOfData = (reading: Reading): string =>
  reachesOn(reading) && reading.version.dadosAte ? ` até ${formatDayMonth(reading.version.dadosAte)}` : '';

/** Figures of the family whose rows can be opened. */
export const PLAN_DRILL = ['faltam', 'a_fazer', 'previstas', 'visitas', 'ate_hoje'] as const;

/** What the columns mean, a line each. */
export const planLines = (reading: Reading): readonly string[] => [
  `${VISIT_PLAN}. ${VISIT_RULE}`,
  `Faltam: as previstas ${endOf(reading) === null ? 'até o fim do plano' : 'até o fim do período'} menos as feitas nele; com sinal negativo, fez-se mais do que o plano.`,
  `A fazer: o que falta de cada propriedade, somado; o que uma fez a mais não desconta do que falta a outra. ${perMonthSentence(reading)}`,
  'Diferença e % do previsto: as feitas ao lado das previstas até a data dos dados; com sinal negativo, há atraso.',
  `Situação: só em ${EXPECTING} ainda se esperam visitas; nas outras, ${ENDED} entre elas, continua contado o que o plano previa e não foi feito.`,
];

/** Of whom visits are lacking that nobody expects any more (docs/decisions/0087). */
const EXPECTING = listed(situationsThat((one) => one.expecting === true).map(({ label }) => label));
const ENDED = listed(situationsThat((one) => one.active && !one.expecting).map(({ label }) => label));

/** What is still to do each month; and, where nothing is told of it, why. */
function perMonthSentence(reading: Reading): string {
  if (monthsLeft(reading) !== null)
    return 'Ainda por mês: as que estão a fazer, divididas pelos meses da data dos dados ao fim do período, um ao menos.';
  return endOf(reading) === null
    ? 'Sem ano nem período escolhido não há um fim até o qual dividi-las por mês.'
    : 'O período acabou: não há mais meses em que fazê-las.';
}
