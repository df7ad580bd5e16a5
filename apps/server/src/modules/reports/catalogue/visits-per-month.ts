import { formatDayMonth, shortMonth } from '@fonte/pt-br';
import type { Row } from '@fonte/contracts';
import type { Answer, Plan } from '../../../query/index.ts';
import { countColumn, groupColumn } from '../answer/columns.ts';
import { unfold } from '../answer/draw-split.ts';
import { exact, numberOf } from '../answer/exact.ts';
import { grandTotal, totalsOf } from '../answer/levels.ts';
import { type Reading, singleYear } from '../reading.ts';
import type { Drawing, Report } from '../report.ts';
import { during, ofPlace } from '../words/sentences.ts';
import { VISIT_RULE } from './definitions.ts';
import { EVERYONE } from './profiles.ts';
import { visitCountSteps } from './steps.ts';

/** One year is read by month, several or all by quarter. */
const grainOf = (reading: Reading): 'mes' | 'trimestre' =>
  singleYear(reading) === null ? 'trimestre' : 'mes';

function plan(reading: Reading): Plan {
  const grain = grainOf(reading);
  return {
    measures: { visitas: 'visitas', esperado: 'visitas_previstas' },
    by: [
      { field: grain, complete: true },
      { field: 'ciclo', complete: true },
    ],
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
  const { labels, series, thead, lines } = unfold(shown, {
    labels: grain,
    series: 'ciclo',
    measure: 'visitas',
    column: (field, label) => countColumn(field, label, { valuecoluna: 'visitas' }),
  });
  const months = new Map(totalsOf(answer, [grain]).map((row) => [row.keys[grain], row]));
  const of = (index: number, measure: string) =>
    exact(months.get(labels[index]?.key[grain] ?? null)?.values[measure] ?? 0);
  const partial =
    dadosAte !== null && labels.some(({ key }) => key[grain] === last) && isPartial(dadosAte, grain);
  const total = grandTotal(answer);
  return {
    series: [
      ...series.map((one) => ({ ...one, data: one.data.map((value) => value ?? 0) })),
      { name: 'Esperado', role: 'esperado', data: labels.map((_, index) => of(index, 'esperado')) },
    ],
    labels: labels.map(({ text, key }) => (grain === 'mes' ? shortMonth(Number(key[grain]) % 100) : text)),
    keys: labels.map(({ key }) => key),
    thead: [
      groupColumn(grain, heading),
      ...thead,
      countColumn('visitas', 'Visitas'),
      countColumn('esperado', 'Esperado'),
    ],
    tbody: labels.map(({ text }, index) => ({
      [grain]: text,
      ...Object.fromEntries(Object.entries(lines[index] ?? {}).map(([field, value]) => [field, value ?? 0])),
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
  const sum = (values: readonly unknown[]) =>
    values.reduce<number>((all, value) => all + Number(value ?? 0), 0);
  return {
    [grain]: 'Total',
    ...Object.fromEntries(fields.map((field) => [field, sum(lines.map((line) => line[field]))])),
    visitas: numberOf(total['visitas'] as number),
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
    const when =
      singleYear(reading) === null
        ? `${during(reading)}, por trimestre e ciclo`
        : `${during(reading)}, por ciclo`;
    return `Visitas válidas ${when}, e o esperado pelo plano${ofPlace(reading)}`;
  },
  definition: (reading) =>
    `Visitas válidas ${during(reading)}. ${VISIT_RULE} O esperado é uma visita por mês para cada propriedade, 24 ao todo, enquanto o atendimento dura.`,
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
