import { ALL_PROFILES, can, type HeadColumn, type Row } from '@fonte/contracts';
import { counted, formatNumber } from '@fonte/pt-br';
import type { Answer, Filter, Measure } from '../../../query/index.ts';
import { areaColumn, countColumn, groupColumn } from '../../../answers/tables/head-columns.ts';
import { FIGURE } from '../draw/draw-figure.ts';
import { exact, numberOf } from '../../../answers/figures/exact.ts';
import { grandTotal, keysOf } from '../draw/levels.ts';
import type { Reading } from '../declared/reading.ts';
import type { Drawing, Report } from '../declared/report.ts';
import { ofPlace, upTo } from '../../../answers/words/sentences.ts';
import { datedSteps, undatedMeasure, undatedRule, undatedWords } from './undated.ts';

/** Polygons that technicians sent as KML, instead of drawing them in the application: 13040 and 13041 (second text, 2.5). */

const BY_KML: Filter = { field: 'poligono.origem', is: '=', value: 'kml' };
const READERS = ALL_PROFILES.filter((profile) => can(profile, 'polygons.read'));
/** Downloads of the page are for fewer (second text, 2.5). */
const TAKERS = ALL_PROFILES.filter((profile) => can(profile, 'polygons.download'));

const COUNT: Measure = { count: 'poligono', where: [BY_KML] };
const MEASURES: Readonly<Record<string, Measure>> = {
  [FIGURE]: COUNT,
  area: { sum: 'poligono.area_ha', where: [BY_KML], orZero: true },
  propriedades: { distinct: 'poligono.cod_propriedade', where: [BY_KML] },
};
const HEADS: readonly HeadColumn[] = [
  countColumn(FIGURE, 'Polígonos'),
  areaColumn('area', 'Área'),
  countColumn('propriedades', 'Propriedades'),
];

const ALL = { fact: 'poligono', date: 'poligono.dt' } as const;
const measures = (reading: Reading): Readonly<Record<string, Measure>> => ({
  ...MEASURES,
  ...undatedMeasure({ ...ALL, where: [BY_KML] }, reading),
});

const counts = (reading: Reading): string => `Polígonos atuais que chegaram por KML ${upTo(reading)}`;

/** 13040: three figures in one answer, a series each; where one figure is drawn, it is the number of polygons. */
export const kmlPolygons: Report = {
  title: 'Polígonos por KML',
  shape: 'num',
  period: 'to',
  profiles: READERS,
  files: TAKERS,
  subtitle: (reading) => `${counts(reading)}${ofPlace(reading)}`,
  definition: (reading) =>
    `${counts(reading)}, os hectares registrados deles e as propriedades em que estão. Onde dois se sobrepõem, os hectares contam duas vezes.${undatedRule(reading)}`,
  params: { unit: 'polígonos' },
  source: {
    kind: 'plan',
    noun: ['polígono', 'polígonos'],
    plan: (reading) => ({ measures: measures(reading) }),
    draw: (answer, reading) => {
      const { values } = grandTotal(answer);
      const row: Row = Object.fromEntries(HEADS.map(({ field }) => [field, exact(values[field])]));
      const polygons = numberOf(values[FIGURE]);
      return {
        series: HEADS.map(({ field, description, unit }) => ({
          name: description,
          data: [row[field] ?? 0],
          unidade: unit,
        })),
        labels: ['Polígonos por KML'],
        keys: [{}],
        thead: HEADS,
        tbody: [row],
        params: {
          subtitle: `${counts(reading)}${ofPlace(reading)}${undatedWords(values)}`,
          hint:
            polygons === 0
              ? null
              : `${formatNumber(numberOf(values['area']), 2)} ha em ${counted(numberOf(values['propriedades']), 'propriedade', 'propriedades')}`,
        },
        rows: polygons,
      };
    },
    steps: (reading) => [
      ...datedSteps(ALL, 'Polígonos atuais', reading),
      {
        label: 'Desenhados no aplicativo',
        measure: { count: 'poligono', where: [{ field: 'poligono.origem', is: '!=', value: 'kml' }] },
        minus: true,
      },
      { label: 'Chegaram por KML', measure: COUNT, total: true },
    ],
    drill: [FIGURE, 'area', 'propriedades'],
  },
};

const byWhom = (reading: Reading): string => `${counts(reading)}${ofPlace(reading)}, por quem os registrou`;

function drawTable(answer: Answer, reading: Reading): Drawing {
  const thead = [groupColumn('uf', 'Estado'), groupColumn('tecnico_registro', 'Técnico'), ...HEADS];
  const rows = answer.rows.filter(({ values }) => numberOf(values[FIGURE]) > 0);
  const foot = grandTotal(answer);
  const cells = (values: typeof foot.values, labels: Readonly<Record<string, string>>): Row =>
    Object.fromEntries(thead.map(({ field }) => [field, labels[field] ?? exact(values[field])]));
  return {
    series: [],
    labels: rows.map(({ labels }) => labels['tecnico_registro'] ?? ''),
    keys: rows.map((row) => keysOf(row)),
    thead,
    tbody: rows.map(({ values, labels }) => cells(values, labels)),
    tfoot:
      rows.length === 0
        ? null
        : cells(foot.values, {
            uf: `Total de ${counted(rows.length, 'linha', 'linhas')}`,
            tecnico_registro: '',
          }),
    params: { subtitle: `${byWhom(reading)}${undatedWords(foot.values)}` },
    rows: numberOf(foot.values[FIGURE]),
  };
}

/** 13041 */
export const kmlPolygonsByTechnician: Report = {
  title: 'Polígonos por KML, por estado e técnico',
  shape: 'table',
  period: 'to',
  profiles: READERS,
  files: TAKERS,
  subtitle: byWhom,
  definition: (reading) =>
    `${counts(reading)}, por estado da propriedade e técnico que registrou o polígono. Cada total é contado de novo, não somado das linhas.${undatedRule(reading)}`,
  source: {
    kind: 'plan',
    noun: ['polígono', 'polígonos'],
    plan: (reading) => ({
      measures: measures(reading),
      by: ['uf', 'tecnico_registro'],
      sort: [{ by: 'uf' }, { by: 'tecnico_registro' }],
      totals: true,
    }),
    draw: drawTable,
    drill: [FIGURE, 'area', 'propriedades'],
  },
};
