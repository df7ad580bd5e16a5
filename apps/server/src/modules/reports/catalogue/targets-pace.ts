import { formatDate } from '@fonte/pt-br';
import type { Answer } from '../../../query/index.ts';
import { exact } from '../../../answers/figures/exact.ts';
import { figureColumn } from '../../../answers/tables/head-columns.ts';
import { ofPlace } from '../../../answers/words/sentences.ts';
import type { Reading } from '../declared/reading.ts';
import type { Drawing, Report } from '../declared/report.ts';
import { goalLines, LINE_COLUMNS } from './goal-lines.ts';
import { paceMeasures, toldIn, type PaceFigure } from './goal-pace.ts';
import { GOALS, WHERE_TARGETS } from './goals.ts';
import { STATE_STAFF } from './profiles.ts';
import { hasBegun, hasPace, isOver, LEAST_DAYS, targetYear, type TargetYear } from './target-year.ts';

function draw(answer: Answer, reading: Reading): Drawing {
  const of = targetYear(reading);
  const told = of === null ? [] : toldIn(of);
  const until = of === null ? '' : ` até ${formatDate(of.until)}`;
  const heads: Readonly<Record<PaceFigure, string>> = {
    esperado: `Esperado${until}`,
    diferenca: 'Diferença',
    por_mes: 'Ainda por mês',
    previsao: 'Previsão para 31/12',
  };
  return {
    series: [],
    labels: [],
    thead: [
      ...LINE_COLUMNS,
      figureColumn('meta', of === null ? 'Meta' : `Meta de ${of.year}`),
      // A line names the goal whose rows it opens; the column, that there are some.
      figureColumn('alcancado', `Alcançado${until}`, { valuecoluna: GOALS[0].key }),
      ...told.map((name) => figureColumn(name, heads[name])),
    ],
    ...goalLines(answer, reading, ({ key }, values) => ({
      meta: exact(values[`meta_${key}`]),
      alcancado: exact(values[key]),
      ...Object.fromEntries(told.map((name) => [name, exact(values[`${name}_${key}`])])),
    })),
  };
}

/** 13510 */
export const targetsWithPace: Report = {
  title: 'Metas com ritmo por UF',
  shape: 'table',
  period: 'to',
  ofYear: true,
  profiles: STATE_STAFF,
  subtitle: (reading) => {
    const of = targetYear(reading);
    return of === null
      ? `Metas e alcançado${ofPlace(reading)}`
      : `Metas de ${of.year} e alcançado até ${formatDate(of.until)}${ofPlace(reading)}`;
  },
  definition: (reading) => sentences(targetYear(reading)).join(' '),
  source: {
    kind: 'plan',
    noun: ['linha', 'linhas'],
    units: Object.fromEntries(GOALS.map(({ key, unit }) => [key, unit])),
    plan: (reading) => ({ measures: paceMeasures(reading), by: ['uf'], sort: [{ by: 'uf' }], totals: true }),
    whole: (reading) => ({ measures: paceMeasures(reading) }),
    draw,
    drill: GOALS.map(({ key }) => key),
  },
};

/** What the columns mean, in their order; and what is not told of a year, and why. */
function sentences(of: TargetYear | null): string[] {
  if (of === null) return [`A meta acumulada e o que foi alcançado. ${WHERE_TARGETS}`];
  const { year, until, gone, days } = of;
  const first = `A meta acumulada até o fim de ${year} e o que foi alcançado do início do projeto até ${formatDate(until)}.`;
  if (isOver(of))
    return [
      first,
      'A diferença é o alcançado menos a meta. O ano acabou: não há mais meses em que fazer o que falta.',
      WHERE_TARGETS,
    ];
  return [
    first,
    'O que é datado depois da data dos dados não entra.',
    ...(hasBegun(of)
      ? [
          `Esperado é a meta de ${year - 1} mais a parte do aumento até a de ${year} que cabe a ${gone} dos ${days} dias do ano; conta-se de zero onde a de ${year} é a primeira, e não há esperado onde há metas anteriores, mas não a de ${year - 1}. A diferença é o alcançado menos o esperado.`,
        ]
      : [`Na data dos dados ${year} não tinha começado: ainda não há o que esperar dele.`]),
    `Ainda por mês é o que falta para a meta, dividido pelos meses da data dos dados a 31/12/${year}, um ao menos.`,
    ...(hasPace(of)
      ? [
          `A previsão para 31/12 é o que havia no fim de ${year - 1} mais o que o ano trouxe até a data dos dados, no mesmo ritmo até o fim dele.`,
        ]
      : [`Com menos de ${LEAST_DAYS} dias de dados no ano não há ritmo de que tirar uma previsão.`]),
    WHERE_TARGETS,
  ];
}
