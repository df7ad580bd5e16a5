import type { Row } from '@fonte/contracts';
import type { Cycle } from '@fonte/contracts/programme/cycles';
import type { Answer, AnswerRow, Filter, Measure } from '../../../../query/index.ts';
import { figureColumn, groupColumn, plainColumn } from '../../../../answers/tables/head-columns.ts';
import { exact } from '../../../../answers/figures/exact.ts';
import { keysOf } from '../../draw/levels.ts';
import type { Drawing, Report } from '../../declared/report.ts';
import { ofPlace, upTo } from '../../../../answers/words/sentences.ts';
import { STAFF } from '../profiles.ts';
import { undatedRule } from '../undated.ts';

const NAME = 'indicador';
const UNIT = 'unidade';

const ofCycle = (ciclo: Cycle): Filter => ({ field: 'indicador_resultado.ciclo', is: '=', value: ciclo });
const result = (ciclo: Cycle): Measure => ({ avg: 'indicador_resultado.valor', where: [ofCycle(ciclo)] });

/** 'Data inicial [ciclo_1]' and the three like it stand in each row [spec]. */
const PERIODS = {
  'Data inicial [ciclo_1]': 'ciclo_1_inicio',
  'Data final [ciclo_1]': 'ciclo_1_fim',
  'Data inicial [ciclo_2]': 'ciclo_2_inicio',
  'Data final [ciclo_2]': 'ciclo_2_fim',
} as const;

/** Of one property there is one such day. */
const dayOf = (column: string): Measure =>
  column.endsWith('fim')
    ? { max: `propriedade.${column}`, over: 'indicador_resultado' }
    : { min: `propriedade.${column}`, over: 'indicador_resultado' };

const HEADS = [
  groupColumn(NAME, 'Indicador'),
  groupColumn(UNIT, 'Unidade'),
  figureColumn('ciclo_1', 'Ciclo 1', { valuecoluna: 'ciclo_1' }),
  figureColumn('ciclo_2', 'Ciclo 2', { valuecoluna: 'ciclo_2' }),
  figureColumn('mudanca', 'Mudança', { typepost: 'expr' }),
  ...Object.keys(PERIODS).map((field) => plainColumn(field, field, { type: 'date' })),
];

function draw(answer: Answer): Drawing {
  const cells = (row: AnswerRow): Row => ({
    [NAME]: row.labels[NAME] ?? '',
    [UNIT]: row.keys[UNIT] === null ? null : (row.labels[UNIT] ?? null),
    ciclo_1: exact(row.values['ciclo_1']),
    ciclo_2: exact(row.values['ciclo_2']),
    mudanca: exact(row.values['mudanca']),
    ...Object.fromEntries(Object.entries(PERIODS).map(([head, alias]) => [head, row.values[alias] ?? null])),
  });
  return {
    series: [],
    labels: answer.rows.map(({ labels }) => labels[NAME] ?? ''),
    keys: answer.rows.map((row) => keysOf(row)),
    thead: HEADS,
    tbody: answer.rows.map((row) => cells(row)),
  };
}

/** 11200: the results of cycle 1 beside those of cycle 2. */
export const propertyIndicators: Report = {
  title: 'Indicadores da propriedade',
  shape: 'table',
  period: 'to',
  profiles: STAFF,
  subtitle: (reading) =>
    `Indicadores de resultado apurados ${upTo(reading)}${ofPlace(reading)}, ciclo a ciclo`,
  definition: (reading) =>
    `Indicadores de resultado (IR) apurados ${upTo(reading)} em cada ciclo, e a diferença do ciclo 2 para o ciclo 1. De mais de uma propriedade, a média.${undatedRule(reading)}`,
  source: {
    kind: 'plan',
    noun: ['indicador', 'indicadores'],
    plan: () => ({
      measures: {
        ciclo_1: result(1),
        ciclo_2: result(2),
        mudanca: { op: '-', args: ['ciclo_2', 'ciclo_1'], label: 'Mudança' },
        ...Object.fromEntries(Object.values(PERIODS).map((alias) => [alias, dayOf(alias)])),
      },
      by: [
        { as: NAME, field: 'indicador_resultado.nome' },
        { as: UNIT, field: 'indicador_resultado.unidade' },
      ],
      sort: [{ by: NAME }],
    }),
    draw,
    drill: ['ciclo_1', 'ciclo_2'],
  },
};
