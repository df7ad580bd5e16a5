import type { ReportShape } from '@fonte/contracts';
import { VISIT_RULE } from '@fonte/contracts/programme/rules';
import { counted, formatShare } from '@fonte/pt-br';
import { COUNTS } from '../../../../model/measures/conditions.ts';
import { observes, type Measure } from '../../../../query/index.ts';
import { countColumn, shareColumn } from '../../../../answers/tables/head-columns.ts';
import { drawCategories } from '../../draw/draw-categories.ts';
import { drawFigure, FIGURE } from '../../draw/draw-figure.ts';
import { isWhole, type Reading } from '../../declared/reading.ts';
import type { Report } from '../../declared/report.ts';
import { ofPlace, upTo } from '../../../../answers/words/sentences.ts';
import { byRegion } from '../by-region.ts';
import { EVERYONE } from '../profiles.ts';

/** Properties with at least one visit since the beginning (second text, 2.15): 13010 to 13017. */

const ATTENDED = { use: 'propriedades_atendidas', period: 'to' } as const;

/**
 * What they are a part of: properties that had begun by the end of the period, by the day that the source says or by a visit before it; with no year, all.
 * Those that begin later could not have been visited.
 */
const BEGUN: Measure = {
  count: 'propriedade',
  where: [
    {
      any: [
        { field: 'propriedade.dt_inicio', is: '<=', value: '$periodend' },
        { exists: 'visita', where: [COUNTS], period: 'to' },
      ],
    },
  ],
};
const BEGUN_RULE = 'Começou a propriedade com início de atendimento registrado até então, ou já visitada.';
/** Beside the whole of a place who is visited tells who is not: of a state that may be one farm. Who only observes has the parts alone. */
const comparesPlaces = ({ access }: Reading): boolean => !observes(access);
/** The whole in words, after its number. */
const wholeOf = (reading: Reading): readonly [one: string, several: string] =>
  isWhole(reading)
    ? ['propriedade do programa', 'propriedades do programa']
    : ['propriedade que tinha começado', 'propriedades que tinham começado'];
const ofWhat = (reading: Reading): string =>
  isWhole(reading)
    ? 'das propriedades do programa.'
    : `das propriedades que tinham começado ${upTo(reading)}. ${BEGUN_RULE}`;

const whose = (reading: Reading): string => `Propriedades com ao menos uma visita válida ${upTo(reading)}`;

export const visitedProperties: Report = {
  title: 'Propriedades que receberam pelo menos uma visita desde o início do projeto',
  shape: 'num',
  period: 'to',
  profiles: EVERYONE,
  subtitle: (reading) => `${whose(reading)}${ofPlace(reading)}`,
  definition: (reading) =>
    `${whose(reading)}, desde o início do projeto. ${VISIT_RULE}${comparesPlaces(reading) ? ` A barra mostra quantas são ${ofWhat(reading)}` : ''}`,
  params: { unit: 'propriedades' },
  source: {
    kind: 'plan',
    noun: ['propriedade', 'propriedades'],
    plan: (reading) => ({
      measures: { [FIGURE]: ATTENDED, ...(comparesPlaces(reading) ? { todas: BEGUN } : {}) },
    }),
    draw: drawFigure({
      title: 'Propriedades',
      share: [FIGURE, 'todas'],
      hint: ({ [FIGURE]: part = 0, todas = 0 }, reading) =>
        todas === 0 ? null : `${formatShare(part, todas)} das ${counted(todas, ...wholeOf(reading))}`,
    }),
    drill: [FIGURE],
  },
};

const OF_BEGUN: Readonly<Record<string, Measure>> = {
  todas: BEGUN,
  percentual: {
    op: '*',
    args: [{ op: '/', args: ['propriedades', 'todas'] }, { number: '100' }],
  },
};

export const visitedByRegion = byRegion({
  title: 'Propriedades visitadas',
  period: 'to',
  profiles: EVERYONE,
  noun: ['propriedade', 'propriedades'],
  subtitle: (reading) => `${whose(reading)}${ofPlace(reading)}`,
  definition: (reading) =>
    `${whose(reading)}, os produtores e as visitas delas${comparesPlaces(reading) ? `; a porcentagem é ${ofWhat(reading)}` : '.'} ${VISIT_RULE} Cada total é contado de novo, não somado das linhas.`,
  measures: (reading) => ({
    propriedades: ATTENDED,
    ...(comparesPlaces(reading) ? OF_BEGUN : {}),
    produtores: { use: 'produtores_atendidos', period: 'to' },
    visitas: { use: 'visitas', period: 'to' },
  }),
  columns: (reading) => [
    countColumn('propriedades', 'Visitadas'),
    ...(comparesPlaces(reading)
      ? [
          countColumn('todas', isWhole(reading) ? 'Propriedades do programa' : `Começaram ${upTo(reading)}`),
          shareColumn('percentual', '% visitadas'),
        ]
      : []),
    countColumn('produtores', 'Produtores'),
    countColumn('visitas', 'Visitas'),
  ],
  drill: ['propriedades', 'todas', 'produtores', 'visitas'],
});

interface Division {
  readonly dimension: string;
  readonly heading: string;
  readonly title: string;
  readonly shape: ReportShape;
  readonly palette?: 'situacao' | 'ordered';
}

function visitedBy({ dimension, heading, title, shape, palette }: Division): Report {
  return {
    title,
    shape,
    period: 'to',
    profiles: EVERYONE,
    subtitle: (reading) => `${whose(reading)}${ofPlace(reading)}`,
    definition: (reading) => `${whose(reading)}, por ${heading.toLowerCase()} de hoje. ${VISIT_RULE}`,
    params: { unit: 'propriedades', ...(palette ? { palette } : {}) },
    source: {
      kind: 'plan',
      noun: ['propriedade', 'propriedades'],
      plan: () => ({
        measures: { propriedades: ATTENDED },
        by: [dimension],
        sort: palette ? [{ by: dimension }] : [{ by: 'propriedades', descending: true }, { by: dimension }],
        totals: true,
      }),
      draw: drawCategories({
        group: dimension,
        heading,
        column: countColumn('propriedades', 'Propriedades'),
      }),
      drill: ['propriedades'],
    },
  };
}

export const visitedBySituation = visitedBy({
  dimension: 'situacao',
  heading: 'Situação',
  title: 'Situação das propriedades visitadas',
  shape: 'donut',
  palette: 'situacao',
});
export const visitedByActivity = visitedBy({
  dimension: 'atividade',
  heading: 'Atividade produtiva',
  title: 'Propriedades visitadas por atividade produtiva',
  shape: 'bar',
});
export const visitedByLandProfile = visitedBy({
  dimension: 'perfil_fundiario',
  heading: 'Perfil fundiário',
  title: 'Propriedades visitadas por perfil fundiário',
  shape: 'pie',
});
export const visitedByArea = visitedBy({
  dimension: 'faixa_area',
  heading: 'Área total',
  title: 'Propriedades visitadas por área total',
  shape: 'column',
  palette: 'ordered',
});
