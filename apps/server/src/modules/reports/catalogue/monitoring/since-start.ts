import type { ReportShape } from '@fonte/contracts';
import { counted, formatShare } from '@fonte/pt-br';
import { countColumn, shareColumn } from '../../answer/columns.ts';
import { drawCategories } from '../../answer/draw-categories.ts';
import { drawFigure, FIGURE } from '../../answer/draw-figure.ts';
import type { Reading } from '../../reading.ts';
import type { Report } from '../../report.ts';
import { ofPlace, upTo } from '../../words/sentences.ts';
import { byRegion } from '../by-region.ts';
import { VISIT_RULE } from '../definitions.ts';
import { EVERYONE } from '../profiles.ts';

/** Properties with at least one visit since the beginning (second text, 2.15): 13010 to 13017. */

const ATTENDED = { use: 'propriedades_atendidas', period: 'to' } as const;

const whose = (reading: Reading): string => `Propriedades com ao menos uma visita válida ${upTo(reading)}`;

export const visitedProperties: Report = {
  title: 'Propriedades que receberam pelo menos uma visita desde o início do projeto',
  shape: 'num',
  period: 'to',
  profiles: EVERYONE,
  subtitle: (reading) => `${whose(reading)}${ofPlace(reading)}`,
  definition: (reading) =>
    `${whose(reading)}, desde o início do projeto. ${VISIT_RULE} A barra mostra quantas são das propriedades do programa.`,
  params: { unit: 'propriedades' },
  source: {
    kind: 'plan',
    noun: ['propriedade', 'propriedades'],
    plan: () => ({ measures: { [FIGURE]: ATTENDED, todas: 'propriedades' } }),
    draw: drawFigure({
      title: 'Propriedades',
      share: [FIGURE, 'todas'],
      hint: ({ [FIGURE]: part = 0, todas = 0 }) =>
        todas === 0
          ? null
          : `${formatShare(part, todas)} das ${counted(todas, 'propriedade', 'propriedades')} do programa`,
    }),
    drill: [FIGURE],
  },
};

export const visitedByRegion = byRegion({
  title: 'Propriedades visitadas',
  period: 'to',
  profiles: EVERYONE,
  noun: ['propriedade', 'propriedades'],
  subtitle: (reading) => `${whose(reading)}${ofPlace(reading)}`,
  definition: (reading) =>
    `${whose(reading)}, as do programa, os produtores e as visitas delas. ${VISIT_RULE} Cada total é contado de novo, não somado das linhas.`,
  measures: () => ({
    propriedades: ATTENDED,
    // The named measure would be the alias above.
    todas: { count: 'propriedade' },
    percentual: {
      op: '*',
      args: [{ op: '/', args: ['propriedades', 'todas'] }, { number: '100' }],
    },
    produtores: { use: 'produtores_atendidos', period: 'to' },
    visitas: { use: 'visitas', period: 'to' },
  }),
  columns: () => [
    countColumn('propriedades', 'Visitadas'),
    countColumn('todas', 'Propriedades do programa'),
    shareColumn('percentual', '% visitadas'),
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
