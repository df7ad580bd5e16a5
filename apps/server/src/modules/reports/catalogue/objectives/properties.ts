import {
  countColumn,
  areaColumn,
  shareColumn,
  figureColumn,
  groupColumn,
} from '../../../../answers/tables/head-columns.ts';
import type { ObjectivePart, Profile } from '@fonte/contracts';
import { counted, formatShare } from '@fonte/pt-br';
import { KNOWN_AREA, ofObjective } from '../../../../model/measures/conditions.ts';
import { observes, type Filter, type Measure } from '../../../../query/index.ts';
import { drawCategories } from '../../draw/draw-categories.ts';
import { drawFigure, FIGURE } from '../../draw/draw-figure.ts';
import { addedUpBefore, beforeIn } from '../../declared/before.ts';
import { drawTable, TARGET, TARGET_SHARE } from '../../draw/draw-table.ts';
import { drawYears } from '../../draw/draw-years.ts';
import { isWhole, singleYear, type Reading } from '../../declared/reading.ts';
import type { Report, Step } from '../../declared/report.ts';
import { during, ofPlace, upTo } from '../../../../answers/words/sentences.ts';
import { byRegion } from '../by-region.ts';
import { EVERYONE, LEADERS, STAFF } from '../profiles.ts';
import { applying, attendedThatApply, partWritten, percentOf, type Objective } from './objective.ts';

/** The tab 'Propriedades' of an objective: hectares, and the properties that apply it. */
export function propertyReports(objective: Objective): Readonly<Record<ObjectivePart, Report>> {
  const regions = byRegion(regional(objective));
  return {
    0: areaTile(objective),
    1: regions.uf,
    2: regions.municipio,
    3: regions.bacia,
    4: areaByYear(objective),
    5: areaByKind(objective),
    6: applyingTile(objective),
    7: addedTile(objective),
    8: byTechnician(objective),
  };
}

const registered = ({ what }: Objective): string => `Hectares registrados de ${what}`;
const oneYear = (reading: Reading): boolean => singleYear(reading) !== null && !observes(reading.access);
/** The area up to the same day of the year before, and what it is held against. */
function areaBefore(area: string, reading: Reading): Record<string, Measure> {
  const before = oneYear(reading) ? beforeIn(reading) : null;
  return before ? addedUpBefore(area, before, reading) : {};
}
const known = ({ code }: Objective): Filter[] => [ofObjective(code), KNOWN_AREA];

function areaTile(objective: Objective): Report {
  const { area, areaTitle: title, what, verbs } = objective;
  return {
    title,
    shape: 'num',
    period: 'to',
    profiles: EVERYONE,
    subtitle: (reading) => `${registered(objective)} ${upTo(reading)}${ofPlace(reading)}`,
    definition: (reading) =>
      `Soma da área registrada de ${what} ${upTo(reading)}, desde o início do projeto. Registro sem área não soma nada.`,
    params: { unit: 'ha', scale: 2 },
    source: {
      kind: 'plan',
      noun: ['ha', 'ha'],
      plan: (reading) => ({
        measures: {
          [FIGURE]: area,
          propriedades: applying(objective),
          linhas: { count: 'pratica', where: known(objective) },
          ...areaBefore(area, reading),
        },
      }),
      draw: drawFigure({
        title,
        column: areaColumn(FIGURE, title),
        good: 'up',
        rows: 'linhas',
        hint: ({ propriedades = 0 }) =>
          propriedades === 0
            ? null
            : counted(propriedades, `propriedade ${verbs[0]}`, `propriedades ${verbs[1]}`),
      }),
      steps: (reading): Step[] => yearSteps(area, reading),
      drill: [FIGURE],
    },
  };
}

/** What was there before the year, and what the year added. */
function yearSteps(measure: string, reading: Reading): Step[] {
  const year = singleYear(reading);
  const total: Step = { label: `Registrado ${upTo(reading)}`, measure, total: true };
  if (year === null) return [total];
  return [
    {
      label: `Registrado até ${year - 1}`,
      measure: { use: measure, period: { use: 'to', shift: { years: -1 } } },
    },
    { label: `Registrado em ${year}`, measure: { use: measure, period: 'in' } },
    total,
  ];
}

function applyingTile(objective: Objective): Report {
  const { what, rule, verbs } = objective;
  const title = `Propriedades com ${what}`;
  return {
    title,
    shape: 'num',
    period: 'to',
    profiles: EVERYONE,
    subtitle: (reading) => `Propriedades que ${verbs[1]} ${what} ${upTo(reading)}${ofPlace(reading)}`,
    definition: (reading) =>
      `Propriedades que ${verbs[1]} ${what} ${upTo(reading)}. ${rule} A barra mostra quantas das atendidas ${during(reading)} ${verbs[1]}.`,
    params: { unit: 'propriedades' },
    source: {
      kind: 'plan',
      noun: ['propriedade', 'propriedades'],
      plan: () => ({
        measures: {
          [FIGURE]: applying(objective),
          parte: attendedThatApply(objective),
          atendidas: { use: 'propriedades_atendidas', period: 'in' },
        },
      }),
      draw: drawFigure({
        title,
        share: ['parte', 'atendidas'],
        hint: ({ [FIGURE]: value, parte = 0, atendidas = 0 }) =>
          atendidas === 0
            ? null
            : `${formatShare(parte, atendidas)} das ${counted(atendidas, 'propriedade atendida', 'propriedades atendidas')}${partWritten(parte, value)}`,
      }),
      drill: [FIGURE],
    },
  };
}

function addedTile(objective: Objective): Report {
  const { area, what } = objective;
  const title = 'Área registrada no período';
  return {
    title,
    shape: 'num',
    period: 'in',
    profiles: STAFF,
    subtitle: (reading) => `${registered(objective)} ${during(reading)}${ofPlace(reading)}`,
    definition: (reading) => `Soma da área de ${what} registrada ${during(reading)}.`,
    params: { unit: 'ha', scale: 2 },
    source: {
      kind: 'plan',
      noun: ['ha', 'ha'],
      plan: () => ({
        measures: {
          [FIGURE]: { use: area, period: 'in' },
          linhas: { count: 'pratica', period: 'in', where: known(objective) },
        },
      }),
      draw: drawFigure({
        title,
        column: areaColumn(FIGURE, title),
        rows: 'linhas',
        hint: ({ linhas = 0 }) => (linhas === 0 ? null : `em ${counted(linhas, 'registro', 'registros')}`),
      }),
      drill: [FIGURE],
    },
  };
}

function areaByYear(objective: Objective): Report {
  const { area, what } = objective;
  return {
    title: 'Área por ano',
    shape: 'column',
    period: 'to',
    profiles: STAFF,
    subtitle: (reading) => `${registered(objective)} em cada ano ${upTo(reading)}${ofPlace(reading)}`,
    definition: (reading) =>
      `Soma da área de ${what} pelo ano do registro, ${upTo(reading)}; ao lado, o que se acumulou até o fim de cada ano.`,
    params: { unit: 'ha', scale: 2 },
    source: {
      kind: 'plan',
      noun: ['ha', 'ha'],
      plan: () => ({
        measures: {
          area,
          acumulado: { running: area, along: 'ano' },
          linhas: { count: 'pratica', where: known(objective) },
        },
        by: ['ano'],
        sort: [{ by: 'ano' }],
        totals: true,
      }),
      draw: drawYears({
        column: areaColumn('area', 'Área registrada'),
        beside: figureColumn('acumulado', 'Acumulado', { unit: 'ha' }),
        rows: 'linhas',
      }),
      drill: ['area'],
    },
  };
}

function areaByKind(objective: Objective): Report {
  const { area, what, code } = objective;
  return {
    title: 'Área por tipo de prática',
    shape: 'bar',
    period: 'to',
    profiles: STAFF,
    subtitle: (reading) => `${registered(objective)} ${upTo(reading)}${ofPlace(reading)}, por tipo`,
    definition: (reading) => `Soma da área registrada de ${what} ${upTo(reading)}, por tipo de prática.`,
    params: { unit: 'ha', scale: 2 },
    source: {
      kind: 'plan',
      noun: ['ha', 'ha'],
      plan: () => ({
        measures: { area, linhas: { count: 'pratica', where: known(objective) } },
        by: ['tipo_pratica'],
        filters: [ofObjective(code)],
        sort: [{ by: 'area', descending: true }, { by: 'tipo_pratica' }],
        totals: true,
      }),
      draw: drawCategories({
        group: 'tipo_pratica',
        heading: 'Tipo de prática',
        column: areaColumn('area', 'Área'),
        rows: 'linhas',
      }),
      drill: ['area'],
    },
  };
}

/** Figures of a region or a technician: who applies, of how many attended, on how many hectares. */
const figures = (objective: Objective): Readonly<Record<string, Measure>> => ({
  propriedades: applying(objective),
  atendidas: { use: 'propriedades_atendidas', period: 'in' },
  aplicam: { ...(attendedThatApply(objective) as object), hidden: true } as Measure,
  percentual: percentOf('aplicam', 'atendidas'),
  area: objective.area,
  area_media: { op: '/', args: ['area', 'propriedades'] },
});

const figureColumns = (reading: Reading) => [
  countColumn('propriedades', 'Propriedades'),
  countColumn('atendidas', isWhole(reading) ? 'Atendidas' : `Atendidas ${during(reading)}`),
  shareColumn('percentual', '% das atendidas'),
  areaColumn('area', 'Área'),
  figureColumn('area_media', 'Área por propriedade', { unit: 'ha' }),
];

const what = (objective: Objective, reading: Reading): string =>
  `Propriedades que ${objective.verbs[1]} ${objective.what} ${upTo(reading)}`;
const says = (objective: Objective, reading: Reading): string =>
  `${what(objective, reading)} e os hectares registrados delas; o percentual é das propriedades atendidas ${during(reading)}. ${objective.rule} Cada total é contado de novo, não somado das linhas.`;

/** Share of the target, in states and the whole: targets are not of one person's properties, nor of a part that a filter picks out. */
function ofTarget({ target }: Objective, region: string, { access, more }: Reading) {
  const own = (['supervisor', 'tecnico'] as Profile[]).includes(access.profile);
  if (target === undefined || region !== 'uf' || more.length > 0 || own) return undefined;
  return {
    [TARGET]: target,
    [TARGET_SHARE]: percentOf('area', TARGET),
  } satisfies Record<string, Measure>;
}

const regional = (objective: Objective): Parameters<typeof byRegion>[0] => ({
  title: `Propriedades com ${objective.what}`,
  period: 'to',
  profiles: EVERYONE,
  noun: ['propriedade', 'propriedades'],
  subtitle: (reading) => `${what(objective, reading)}${ofPlace(reading)}`,
  definition: (reading) => says(objective, reading),
  measures: (reading, region) => ({
    ...figures(objective),
    ...(oneYear(reading) ? { no_ano: { use: objective.area, period: 'in' } } : {}),
    ...ofTarget(objective, region, reading),
  }),
  whole: (reading, region) => {
    const share = ofTarget(objective, region, reading);
    return share && { area: { use: objective.area, hidden: true }, ...share };
  },
  columns: (reading, region) => [
    ...figureColumns(reading),
    ...(oneYear(reading)
      ? [areaColumn('no_ano', `Registrada ${during(reading)}`, { valuecoluna: 'no_ano' })]
      : []),
    ...(ofTarget(objective, region, reading) ? [shareColumn(TARGET_SHARE, '% da meta')] : []),
  ],
  drill: ['propriedades', 'atendidas', 'area'],
});

function byTechnician(objective: Objective): Report {
  return {
    title: 'Propriedades por técnico',
    shape: 'table',
    period: 'to',
    profiles: LEADERS,
    subtitle: (reading) => `${what(objective, reading)}${ofPlace(reading)}, por técnico responsável`,
    definition: (reading) => says(objective, reading),
    source: {
      kind: 'plan',
      noun: ['propriedade', 'propriedades'],
      plan: () => ({
        measures: figures(objective),
        by: ['tecnico'],
        sort: [{ by: 'tecnico' }],
        totals: true,
      }),
      draw: drawTable({
        group: 'tecnico',
        columns: (reading) => [groupColumn('tecnico', 'Técnico'), ...figureColumns(reading)],
        total: (rows) => `Total de ${counted(rows, 'técnico', 'técnicos')}`,
        rows: 'propriedades',
      }),
      drill: ['propriedades', 'atendidas', 'area'],
    },
  };
}
