import { formatDayMonth, shortMonth } from '@fonte/pt-br';
import type { Row } from '@fonte/contracts';
import { CYCLE_RULE, VISIT_RULE } from '@fonte/contracts/programme/rules';
import { observes, type Answer, type AnswerRow, type Cell, type Plan } from '../../../query/index.ts';
import { countColumn, groupColumn } from '../../../answers/tables/head-columns.ts';
import { unfold, type Unfolded } from '../draw/draw-split.ts';
import { exact, numberOf } from '../../../answers/figures/exact.ts';
import { grandTotal, keysOf, totalsOf } from '../draw/levels.ts';
import { type Reading, singleYear } from '../declared/reading.ts';
import type { Drawing, Report } from '../declared/report.ts';
import { during, ofPlace } from '../../../answers/words/sentences.ts';
import { EVERYONE } from './profiles.ts';
import { visitCountSteps } from './steps.ts';

/** One year, or days of up to two, are read by month, several years or all by quarter. */
const grainOf = (reading: Reading): 'mes' | 'trimestre' =>
  singleYear(reading) !== null || yearsOf(reading.days) <= 2 ? 'mes' : 'trimestre';

/** How many years days lie in. */
const yearsOf = (days: Reading['days']): number =>
  days ? Number(days.until.slice(0, 4)) - Number(days.from.slice(0, 4)) + 1 : Infinity;

/** Months of more than one year are named with it. */
const namesYear = (reading: Reading): boolean => singleYear(reading) === null && yearsOf(reading.days) !== 1;

/** A month of a cycle is a group too small for who only observes. */
const byCycle = ({ access }: Reading): boolean => !observes(access);

function plan(reading: Reading): Plan {
  const grain = grainOf(reading);
  return {
    measures: { visitas: 'visitas', esperado: 'visitas_previstas' },
    by: [{ field: grain, complete: true }, ...(byCycle(reading) ? [{ field: 'ciclo', complete: true }] : [])],
    totals: [[grain], []],
  };
}

/** Code of the month or quarter that a day falls into, as the query engine writes it: 202508, 20253. */
function codeOf(day: string, grain: 'mes' | 'trimestre'): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return grain === 'mes' ? year * 100 + month : year * 10 + Math.ceil(month / 3);
}

const firstMissing = (dataEnd: string): boolean => {
  const [year = 0, month = 1, day = 1] = dataEnd.split('-').map(Number);
  return day < new Date(Date.UTC(year, month, 0)).getUTCDate();
};

/** Whether the last day of data lies within its month or quarter, not at its end. */
function isPartial(dataEnd: string, grain: 'mes' | 'trimestre'): boolean {
  return firstMissing(dataEnd) || (grain === 'trimestre' && Number(dataEnd.slice(5, 7)) % 3 !== 0);
}

const FIGURES = ['visitas', 'esperado'] as const;

function draw(answer: Answer, reading: Reading): Drawing {
  const grain = grainOf(reading);
  const { dadosAte } = reading.version;
  const last = dadosAte === null ? Infinity : codeOf(dadosAte, grain);
  // Months after the last day of data have nothing to show yet; visits the plan foresees there are not a shortfall.
  const past = answer.rows.filter((row) => Number(row.keys[grain]) <= last);
  // No visit and none foreseen: there is nothing of that year, not a year of zeros.
  const known = past.some(({ values }) => FIGURES.some((key) => numberOf(values[key]) > 0));
  const shown = { ...answer, rows: known ? past : [] };
  const heading = grain === 'mes' ? 'Mês' : 'Trimestre';
  const { labels, series, thead, lines } = byCycle(reading)
    ? withZeros(
        unfold(shown, {
          labels: grain,
          series: 'ciclo',
          measure: 'visitas',
          column: (field, label) => countColumn(field, label, { valuecoluna: 'visitas' }),
        }),
      )
    : undivided(shown.rows, grain);
  const perMonth = byCycle(reading) ? totalsOf(answer, [grain]) : shown.rows;
  const months = new Map(perMonth.map((row) => [row.keys[grain], row]));
  const of = (index: number, measure: string) => {
    const month = months.get(labels[index]?.key[grain] ?? null);
    return month ? exact(month.values[measure]) : 0;
  };
  const partial =
    dadosAte !== null && labels.some(({ key }) => key[grain] === last) && isPartial(dadosAte, grain);
  const total = grandTotal(answer);
  return {
    series: [
      ...series,
      { name: 'Esperado', role: 'esperado', data: labels.map((_, index) => of(index, 'esperado')) },
    ],
    labels: labels.map(({ text, key }) =>
      grain === 'mes' && !namesYear(reading) ? shortMonth(Number(key[grain]) % 100) : text,
    ),
    keys: labels.map(({ key }) => key),
    thead: [
      groupColumn(grain, heading),
      ...thead,
      countColumn('visitas', 'Visitas'),
      countColumn('esperado', 'Esperado'),
    ],
    tbody: labels.map(({ text }, index) => ({
      [grain]: text,
      ...lines[index],
      visitas: of(index, 'visitas'),
      esperado: of(index, 'esperado'),
    })),
    tfoot: footOf(
      grain,
      thead.map(({ field }) => field),
      lines,
      total.values,
      labels.length,
      of,
    ),
    params: {
      partial: partial ? { from: labels.length - 1, text: `parcial até ${formatDayMonth(dadosAte)}` } : null,
    },
    rows: numberOf(total.values['visitas']),
  };
}

/** A month without a visit of a cycle has none: nothing of a cycle is hidden from those who are given cycles. */
const withZeros = ({ series, lines, ...rest }: Unfolded): Unfolded => ({
  ...rest,
  series: series.map((one) => ({ ...one, data: one.data.map((value) => value ?? 0) })),
  lines: lines.map((line) =>
    Object.fromEntries(Object.entries(line).map(([field, value]) => [field, value ?? 0])),
  ),
});

/** The months of all cycles together. */
function undivided(rows: readonly AnswerRow[], grain: string): Unfolded {
  return {
    labels: rows.map((row) => ({ text: row.labels[grain] ?? '', key: keysOf(row, [grain]) })),
    series: [{ name: 'Visitas', unidade: null, data: rows.map(({ values }) => exact(values['visitas'])) }],
    thead: [],
    lines: [],
  };
}

/** The foot: counts of visits of disjoint months add up exactly; the expected ones only of the months shown. */
function footOf(
  grain: string,
  fields: readonly string[],
  lines: readonly Record<string, unknown>[],
  total: Readonly<Record<string, unknown>>,
  months: number,
  of: (index: number, measure: string) => unknown,
): Row | null {
  if (months === 0) return null;
  // A protected month is in no sum of what is shown.
  const sum = (values: readonly unknown[]) =>
    values.includes(null) ? null : values.reduce<number>((all, value) => all + Number(value ?? 0), 0);
  return {
    [grain]: 'Total',
    ...Object.fromEntries(fields.map((field) => [field, sum(lines.map((line) => line[field]))])),
    visitas: exact(total['visitas'] as Cell),
    esperado: sum(lines.map((_, index) => of(index, 'esperado'))),
  };
}

/** 211150 */
export const visitsPerMonth: Report = {
  title: 'Visitas por mês',
  shape: 'area',
  period: 'in',
  profiles: EVERYONE,
  subtitle: (reading) => {
    const grain = grainOf(reading) === 'trimestre' ? ', por trimestre' : '';
    const cycle = !byCycle(reading) ? '' : grain === '' ? ', por ciclo' : ' e ciclo';
    return `Visitas válidas ${during(reading)}${grain}${cycle}, e o esperado pelo plano${ofPlace(reading)}`;
  },
  definition: (reading) =>
    `Visitas válidas ${during(reading)}. ${VISIT_RULE}${byCycle(reading) ? ` ${CYCLE_RULE}` : ''} O esperado é uma visita por mês para cada propriedade, 24 ao todo, enquanto o atendimento dura.`,
  params: { unit: 'visitas', serieType: 'stacked' },
  source: {
    kind: 'plan',
    noun: ['visita', 'visitas'],
    plan,
    draw,
    steps: (reading) => visitCountSteps(during(reading)),
    drill: ['visitas', 'esperado'],
  },
};
