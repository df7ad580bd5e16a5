import type { Row } from '@fonte/contracts';
import { SEVERITIES, type Severity } from '@fonte/contracts/quality';
import { formatDayMonth } from '@fonte/pt-br';
import type { Answer, AnswerRow, Measure } from '../../../../query/index.ts';
import { countColumn, groupColumn } from '../../../../answers/tables/head-columns.ts';
import { exact, numberOf } from '../../../../answers/figures/exact.ts';
import type { Drawing, Report } from '../../report.ts';
import { ofPlace } from '../../../../answers/words/sentences.ts';
import { DOWNLOADERS } from '../profiles.ts';

/** Loads of the trend: as many as a chart tells apart. */
const LOADS = 60;
const SEVERITY_NAMES = Object.keys(SEVERITIES) as Severity[];

const sum = (column: string, severity?: Severity): Measure => ({
  sum: `qualidade.${column}`,
  orZero: true,
  ...(severity ? { where: [{ field: 'qualidade.gravidade', is: '=', value: severity }] } : {}),
});

/** Loads in the order of time, and nothing between two of them whose rules differ: the lines are interrupted there. */
function interrupted(rows: readonly AnswerRow[]): (AnswerRow | null)[] {
  return rows.flatMap((row, index) => {
    const earlier = rows[index - 1];
    const same = !earlier || earlier.values['epoca'] === row.values['epoca'];
    return same ? [row] : [null, row];
  });
}

function draw(answer: Answer): Drawing {
  const places = interrupted(answer.rows);
  const dayOf = (row: AnswerRow | null): string => {
    const day = row?.values['carga'];
    return typeof day === 'string' ? formatDayMonth(day) : 'regras mudaram';
  };
  const columns = [...SEVERITY_NAMES, 'novos', 'resolvidos'];
  return {
    series: SEVERITY_NAMES.map((severity) => ({
      name: `${SEVERITIES[severity]}s`,
      data: places.map((row) => (row ? exact(row.values[severity]) : null)),
    })),
    labels: places.map(dayOf),
    keys: places.map(() => ({})),
    thead: [
      groupColumn('carga', 'Carga'),
      countColumn('erro', 'Erros'),
      countColumn('alerta', 'Alertas'),
      countColumn('novos', 'Novos'),
      countColumn('resolvidos', 'Resolvidos'),
    ],
    tbody: places.flatMap((row): Row[] =>
      row
        ? [
            {
              carga: dayOf(row),
              ...Object.fromEntries(columns.map((name) => [name, exact(row.values[name])])),
            },
          ]
        : [],
    ),
    rows: numberOf(answer.rows.at(-1)?.values['erro']),
  };
}

/** 13402 */
export const trend: Report = {
  title: 'Achados por carga',
  shape: 'line',
  period: 'none',
  profiles: DOWNLOADERS,
  subtitle: (reading) => `Erros e alertas em cada carga${ofPlace(reading)}, pelo que valia nela`,
  definition: () =>
    'Achados de todas as regras em cada carga, até as sessenta últimas. Onde uma regra mudou, as linhas se interrompem: antes e depois não se comparam.',
  params: { unit: 'achados' },
  source: {
    kind: 'plan',
    noun: ['achado', 'achados'],
    plan: () => ({
      measures: {
        carga: { min: 'qualidade.carga' },
        epoca: { max: 'qualidade.epoca' },
        ...Object.fromEntries(SEVERITY_NAMES.map((severity) => [severity, sum('achados', severity)])),
        novos: sum('novos'),
        resolvidos: sum('resolvidos'),
      },
      by: [{ as: 'versao', field: 'qualidade.versao' }],
      filters: [{ field: 'qualidade.ordem', is: '<=', value: LOADS }],
      sort: [{ by: 'versao' }],
    }),
    draw,
  },
};
