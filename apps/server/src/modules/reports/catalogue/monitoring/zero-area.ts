import { counted, formatShare } from '@fonte/pt-br';
import { ACTIVE } from '../../../../model/measures/conditions.ts';
import type { Filter, Measure } from '../../../../query/index.ts';
import { areaColumn } from '../../../../answers/tables/head-columns.ts';
import { drawFigure, FIGURE } from '../../draw/draw-figure.ts';
import { drawParts } from '../../draw/draw-parts.ts';
import type { Report } from '../../declared/report.ts';
import { ofPlace } from '../../../../answers/words/sentences.ts';
import { EVERYONE, STAFF } from '../profiles.ts';
import { WHICH_PROPERTY, WHO_VISITS } from '../property-columns.ts';

/** Productive area and where it is zeroed (second text, 2.15): 13020 to 13023. */

const AREA = { op: 'coalesce', args: ['propriedade.area_produtiva', { number: '0' }] } as const;
const ZEROED: Filter = { field: AREA, is: '=', value: 0 };
const WITH_AREA: Filter = { field: AREA, is: '>', value: 0 };
/** Which properties those are, for tile, list and file alike. */
export const ZEROED_ACTIVE: readonly Filter[] = [ACTIVE, ZEROED];

const zeroed: Measure = { count: 'propriedade', where: [ACTIVE, ZEROED] };
const withArea: Measure = { count: 'propriedade', where: [ACTIVE, WITH_AREA] };

const RULE =
  'Está zerada a área produtiva que não foi informada ou é 0 numa propriedade ativa. O ano não muda este número.';

export const productiveArea: Report = {
  title: 'Área produtiva',
  shape: 'num',
  period: 'none',
  profiles: EVERYONE,
  subtitle: (reading) => `Hectares das propriedades ativas${ofPlace(reading)}`,
  definition: () => `Soma da área produtiva das propriedades ativas. ${RULE}`,
  params: { unit: 'ha', scale: 2 },
  source: {
    kind: 'plan',
    noun: ['ha', 'ha'],
    plan: () => ({
      measures: {
        [FIGURE]: { sum: 'propriedade.area_produtiva', where: [ACTIVE, WITH_AREA], orZero: true },
        propriedades: withArea,
      },
    }),
    draw: drawFigure({
      title: 'Área produtiva',
      column: areaColumn(FIGURE, 'Área produtiva'),
      rows: 'propriedades',
      hint: ({ propriedades = 0 }) =>
        propriedades === 0 ? null : `em ${counted(propriedades, 'propriedade', 'propriedades')}`,
    }),
    drill: [FIGURE],
  },
};

export const zeroedProperties: Report = {
  title: 'Propriedades com área produtiva zerada',
  shape: 'num',
  period: 'none',
  profiles: EVERYONE,
  subtitle: (reading) => `Propriedades ativas com área produtiva zerada${ofPlace(reading)}`,
  definition: () => `Propriedades ativas sem área produtiva. ${RULE}`,
  params: { unit: 'propriedades' },
  source: {
    kind: 'plan',
    noun: ['propriedade', 'propriedades'],
    plan: () => ({
      measures: { [FIGURE]: zeroed, ativas: { count: 'propriedade', where: [ACTIVE] } },
    }),
    draw: drawFigure({
      title: 'Área zerada',
      share: [FIGURE, 'ativas'],
      hint: ({ [FIGURE]: part = 0, ativas = 0 }) =>
        ativas === 0
          ? null
          : `${formatShare(part, ativas)} das ${counted(ativas, 'propriedade ativa', 'propriedades ativas')}`,
    }),
    steps: () => [
      { label: 'Propriedades ativas', measure: { count: 'propriedade', where: [ACTIVE] } },
      { label: 'Com área produtiva', measure: withArea, minus: true },
      { label: 'Com área produtiva zerada', measure: zeroed, total: true },
    ],
    drill: [FIGURE],
  },
};

const PARTS = [
  { field: 'com_area', name: 'Com área produtiva' },
  { field: 'zerada', name: 'Área zerada' },
] as const;

export const zeroedByState: Report = {
  title: 'Área produtiva × área produtiva zerada',
  shape: 'pct',
  period: 'none',
  profiles: EVERYONE,
  subtitle: (reading) => `% das propriedades ativas${ofPlace(reading)}, por estado`,
  definition: () => `Propriedades ativas com área produtiva e com ela zerada, por estado. ${RULE}`,
  params: { unit: 'propriedades', percente: true, legend: 'Área produtiva' },
  source: {
    kind: 'plan',
    noun: ['propriedade', 'propriedades'],
    plan: () => ({
      measures: { com_area: withArea, zerada: zeroed },
      by: ['uf'],
      sort: [{ by: 'uf' }],
      totals: true,
    }),
    draw: drawParts({ group: 'uf', heading: 'Estado', parts: PARTS }),
    drill: ['com_area', 'zerada'],
  },
};

export const zeroedList: Report = {
  title: 'Propriedades com área zerada',
  shape: 'table',
  period: 'none',
  profiles: STAFF,
  subtitle: (reading) => `Propriedades ativas com área produtiva zerada${ofPlace(reading)}`,
  definition: () => `Uma linha por propriedade ativa sem área produtiva. ${RULE}`,
  source: {
    kind: 'list',
    file: 'propriedades-com-area-zerada',
    noun: ['propriedade', 'propriedades'],
    plan: () => ({
      list: 'propriedade',
      columns: {
        ...WHICH_PROPERTY,
        produtor: 'produtor.nome',
        ...WHO_VISITS,
        situacao: 'propriedade.situacao',
        area_total: 'propriedade.area_total',
        area_produtiva: 'propriedade.area_produtiva',
      },
      filters: [ACTIVE, ZEROED],
    }),
  },
};
