import type { Row } from '@fonte/contracts';
import { SEVERITIES, type Severity } from '@fonte/contracts/quality';
import { formatDayMonth } from '@fonte/pt-br';
import type { Answer, AnswerRow, Measure } from '../../../../query/index.ts';
import { countColumn, groupColumn } from '../../../../answers/tables/head-columns.ts';
import { exact, numberOf } from '../../../../answers/figures/exact.ts';
import type { Reading } from '../../declared/reading.ts';
import type { Drawing, Report } from '../../declared/report.ts';
import { ofPlace } from '../../../../answers/words/sentences.ts';
import { DOWNLOADERS } from '../profiles.ts';
import { chosenRule } from './found.ts';

/** Loads of the trend: as many as a chart tells apart. */
const LOADS = 60;
const SEVERITY_NAMES = Object.keys(SEVERITIES) as Severity[];

/** A line for each severity, or the one of the chosen rule. */
const linesOf = (reading: Reading): readonly Severity[] => {
  const rule = chosenRule(reading);
  return rule ? [rule.severity] : SEVERITY_NAMES;
};

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

/** A load's day, '13/10', and its number beside it where another load is of that day. */
function loadWords(row: AnswerRow, rows: readonly AnswerRow[]): string {
  const day = dayOf(row);
  const words = formatDayMonth(day);
  const alone = rows.every((other) => other === row || dayOf(other) !== day);
  return alone ? words : `${words} (carga ${String(row.keys['versao'])})`;
}

const dayOf = ({ values }: AnswerRow): string => String(values['carga']);

function draw(answer: Answer, reading: Reading): Drawing {
  const rule = chosenRule(reading);
  const lines = linesOf(reading);
  const places = interrupted(answer.rows);
  const changed = rule ? 'a regra mudou' : 'regras mudaram';
  const columns = [...lines, 'novos', 'resolvidos'];
  return {
    series: lines.map((severity) => ({
      name: rule?.title ?? `${SEVERITIES[severity]}s`,
      data: places.map((row) => (row ? exact(row.values[severity]) : null)),
    })),
    labels: places.map((row) => (row ? loadWords(row, answer.rows) : changed)),
    keys: places.map(() => ({})),
    thead: [
      groupColumn('carga', 'Carga'),
      ...lines.map((severity) => countColumn(severity, `${SEVERITIES[severity]}s`)),
      countColumn('novos', 'Novos'),
      countColumn('resolvidos', 'Resolvidos'),
    ],
    tbody: places.flatMap((row): Row[] =>
      row
        ? [
            {
              carga: loadWords(row, answer.rows),
              ...Object.fromEntries(columns.map((name) => [name, exact(row.values[name])])),
            },
          ]
        : [],
    ),
    rows: numberOf(answer.rows.at(-1)?.values[lines[0] ?? 'erro']),
  };
}

/** 13402: of all rules, or of the chosen one, which is interrupted only where it has changed itself. */
export const trend: Report = {
  title: 'Achados por carga',
  shape: 'line',
  period: 'none',
  profiles: DOWNLOADERS,
  choice: 'regra',
  subtitle: (reading) =>
    `${chosenRule(reading)?.title ?? 'Erros e alertas'} em cada carga${ofPlace(reading)}, pelo que valia nela`,
  definition: (reading) =>
    chosenRule(reading)
      ? 'Achados da regra escolhida em cada carga, até as sessenta últimas. Onde ela mudou, a linha se interrompe: antes e depois não se comparam.'
      : 'Achados de todas as regras em cada carga, até as sessenta últimas. Onde uma regra mudou, as linhas se interrompem: antes e depois não se comparam.',
  params: { unit: 'achados' },
  source: {
    kind: 'plan',
    noun: ['achado', 'achados'],
    plan: (reading) => {
      const rule = chosenRule(reading);
      return {
        measures: {
          carga: { min: 'qualidade.carga' },
          epoca: { max: rule ? 'qualidade.epoca_regra' : 'qualidade.epoca' },
          ...Object.fromEntries(linesOf(reading).map((severity) => [severity, sum('achados', severity)])),
          novos: sum('novos'),
          resolvidos: sum('resolvidos'),
        },
        by: [{ as: 'versao', field: 'qualidade.versao' }],
        filters: [
          { field: 'qualidade.ordem', is: '<=', value: LOADS },
          ...(rule ? [{ field: 'qualidade.regra', is: '=', value: rule.id } as const] : []),
        ],
        sort: [{ by: 'versao' }],
      };
    },
    draw,
  },
};
