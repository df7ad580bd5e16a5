import { PROFILES } from '@fonte/contracts';
import { VISIT_RULE } from '@fonte/contracts/programme/rules';
import type { Measure } from '../../../query/index.ts';
import { areaColumn, countColumn, groupColumn, shareColumn } from '../../../answers/tables/head-columns.ts';
import { drawTable, TARGET, TARGET_SHARE } from '../draw/draw-table.ts';
import type { Reading } from '../declared/reading.ts';
import type { Report } from '../declared/report.ts';
import { during, ofPlace, upTo } from '../../../answers/words/sentences.ts';
import { EVERYONE } from './profiles.ts';
import { attendedSteps } from './steps.ts';

/** Properties attended since the beginning, of the accumulated target. */
const OF_TARGET: Readonly<Record<string, Measure>> = {
  alcancado: { use: 'propriedades_atendidas', period: 'to', hidden: true },
  [TARGET]: 'meta_propriedades',
  [TARGET_SHARE]: {
    op: '*',
    args: [{ op: '/', args: ['alcancado', TARGET] }, { number: '100' }],
  },
};

/** Targets are of states and of the project, not of one person's properties nor of a part picked out by a filter. */
const hasTarget = ({ access, more }: Reading): boolean =>
  more.length === 0 && !['supervisor', 'tecnico'].includes(PROFILES[access.profile].rows);

/** What was done in a place: who was attended, how often, on how much land, with which practices. */
export const RESULTS = {
  propriedades: 'propriedades_atendidas',
  produtores: 'produtores_atendidos',
  visitas: 'visitas',
  area_total: 'area_total',
  area_produtiva: 'area_produtiva',
  area_conservacao: 'area_conservacao',
  area_abc: 'area_abc',
} as const satisfies Record<string, Measure>;

export const RESULT_COLUMNS = [
  countColumn('propriedades', 'Propriedades'),
  countColumn('produtores', 'Produtores'),
  countColumn('visitas', 'Visitas'),
  areaColumn('area_total', 'Área'),
  areaColumn('area_produtiva', 'Área produtiva'),
  areaColumn('area_conservacao', 'Conservação'),
  areaColumn('area_abc', 'ABC'),
] as const;

export const resultsDefinition = (reading: Reading): string =>
  `Propriedades, produtores, visitas e áreas são de quem teve visita válida ${during(reading)}. ${VISIT_RULE}`;

/** 11121 */
export const resultsByState: Report = {
  title: 'Resultados por estado',
  shape: 'table',
  period: 'in',
  profiles: EVERYONE,
  subtitle: (reading) =>
    `Atendimento ${during(reading)}; práticas e meta acumuladas ${upTo(reading)}${ofPlace(reading)}`,
  definition: (reading) =>
    `${resultsDefinition(reading)} Hectares de práticas e a % da meta de propriedades contam do início do projeto ${upTo(reading)}. Cada total é contado de novo, não somado das linhas.`,
  source: {
    kind: 'plan',
    noun: ['propriedade', 'propriedades'],
    plan: (reading) => ({
      measures: {
        ...RESULTS,
        ...(hasTarget(reading) ? OF_TARGET : {}),
      },
      by: ['uf'],
      sort: [{ by: 'uf' }],
      totals: true,
    }),
    whole: (reading) => (hasTarget(reading) ? { measures: OF_TARGET } : undefined),
    draw: drawTable({
      group: 'uf',
      columns: (reading) => [
        groupColumn('uf', 'Estado'),
        ...RESULT_COLUMNS,
        ...(hasTarget(reading) ? [shareColumn(TARGET_SHARE, '% da meta')] : []),
      ],
      total: (rows) => (rows === 1 ? 'Total de 1 estado' : `Total de ${rows} estados`),
      rows: 'propriedades',
    }),
    steps: (reading) => attendedSteps(during(reading)),
    drill: Object.keys(RESULTS),
  },
};
