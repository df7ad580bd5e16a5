import type { ObjectivePart } from '@fonte/contracts';
import { counted, formatShare } from '@fonte/pt-br';
import { WOMAN, YOUNG } from '../../../../model/measures/conditions.ts';
import { observes, type Answer, type Filter, type Measure } from '../../../../query/index.ts';
import { countColumn, groupColumn, shareColumn } from '../../../../answers/tables/head-columns.ts';
import { drawFigure, FIGURE } from '../../draw/draw-figure.ts';
import { unfold } from '../../draw/draw-split.ts';
import { drawTable } from '../../draw/draw-table.ts';
import { drawYears } from '../../draw/draw-years.ts';
import { exact, numberOf } from '../../../../answers/figures/exact.ts';
import { grandTotal, totalsOf } from '../../draw/levels.ts';
import { isWhole, type Reading } from '../../declared/reading.ts';
import type { Drawing, Report, Step } from '../../declared/report.ts';
import { agesOn, during, ofPlace, upTo } from '../../../../answers/words/sentences.ts';
import { byRegion } from '../by-region.ts';
import { partTile } from '../part-tile.ts';
import { EVERYONE, LEADERS, STAFF } from '../profiles.ts';
import { less } from '../steps.ts';
import { attendedFarmers, farmers, partWritten, percentOf, type Objective } from './objective.ts';

/** The tab 'Agricultores' of an objective: the producers of the properties that apply it. */
export function farmerReports(objective: Objective): Readonly<Record<ObjectivePart, Report>> {
  const regions = byRegion(regional(objective));
  return {
    0: farmersTile(objective),
    1: regions.uf,
    2: regions.municipio,
    3: regions.bacia,
    4: farmersByYear(objective),
    5: farmersByAge(objective),
    6: part(objective, 'Mulheres', () => 'mulheres', WOMAN),
    7: part(objective, 'Jovens de até 29 anos', (reading) => `de até 29 anos ${agesOn(reading)}`, YOUNG),
    8: byTechnician(objective),
  };
}

const NOUN = ['agricultor', 'agricultores'] as const;

const whose = ({ what, verbs }: Objective, reading: Reading): string =>
  `Agricultores de propriedades que ${verbs[1]} ${what} ${upTo(reading)}`;
const says = (objective: Objective, reading: Reading): string =>
  `${whose(objective, reading)}, cada um contado uma vez. ${objective.rule}`;

/** From the properties that apply it to their producers: those of nobody known, and further ones of the same producer, are no farmers more. */
function farmerSteps(objective: Objective, reading: Reading): Step[] {
  const { what, verbs, relation } = objective;
  const of = (is: 'null' | 'not_null'): Measure => ({
    count: relation,
    where: [{ field: 'propriedade.id_produtor', is }],
  });
  return [
    { label: `Propriedades que ${verbs[1]} ${what} ${upTo(reading)}`, measure: { count: relation } },
    { label: 'Sem produtor no cadastro', measure: of('null'), minus: true },
    {
      label: 'De produtor já contado por outra propriedade',
      measure: less(of('not_null'), farmers(objective)),
      minus: true,
    },
    { label: 'Agricultores', measure: farmers(objective), total: true },
  ];
}

function farmersTile(objective: Objective): Report {
  const title = `Agricultores com ${objective.what}`;
  return {
    title,
    shape: 'num',
    period: 'to',
    profiles: EVERYONE,
    subtitle: (reading) => `${whose(objective, reading)}${ofPlace(reading)}`,
    definition: (reading) =>
      `${says(objective, reading)} A barra mostra quantos dos produtores atendidos ${during(reading)} são de tais propriedades.`,
    params: { unit: 'agricultores' },
    source: {
      kind: 'plan',
      noun: NOUN,
      plan: () => ({
        measures: {
          [FIGURE]: farmers(objective),
          parte: attendedFarmers(objective),
          atendidos: { use: 'produtores_atendidos', period: 'in' },
        },
      }),
      draw: drawFigure({
        title,
        share: ['parte', 'atendidos'],
        hint: ({ [FIGURE]: value, parte = 0, atendidos = 0 }) =>
          atendidos === 0
            ? null
            : `${formatShare(parte, atendidos)} dos ${counted(atendidos, 'produtor atendido', 'produtores atendidos')}${partWritten(parte, value)}`,
      }),
      steps: (reading) => farmerSteps(objective, reading),
      drill: [FIGURE],
    },
  };
}

/** Some of them. */
const part = (
  objective: Objective,
  title: string,
  some: (reading: Reading) => string,
  where: Filter,
): Report =>
  partTile({
    title,
    period: 'to',
    whose: (reading) => whose(objective, reading),
    some,
    says: (reading, which) => `${says(objective, reading)} ${which}`,
    noun: NOUN,
    measure: (filters) => farmers(objective, filters),
    where,
  });

function farmersByYear(objective: Objective): Report {
  const { what, verbs } = objective;
  return {
    title: 'Novos agricultores por ano',
    shape: 'column',
    period: 'to',
    profiles: STAFF,
    subtitle: (reading) =>
      `Agricultores de propriedades que passaram a ${verbs[2]} ${what} em cada ano ${upTo(reading)}${ofPlace(reading)}`,
    definition: (reading) =>
      `Agricultores pelo ano em que uma propriedade sua passou a ${verbs[2]} ${what}, ${upTo(reading)}; quem tem propriedades que começaram em anos diferentes está em cada um deles, e no total uma vez. ${objective.rule}`,
    params: { unit: 'agricultores' },
    source: {
      kind: 'plan',
      noun: NOUN,
      plan: () => ({
        measures: { agricultores: farmers(objective) },
        by: ['ano'],
        sort: [{ by: 'ano' }],
        totals: true,
      }),
      draw: drawYears({ column: countColumn('agricultores', 'Novos agricultores') }),
      drill: ['agricultores'],
    },
  };
}

function drawAges(answer: Answer): Drawing {
  const { labels, series, thead, lines } = unfold(answer, {
    labels: 'faixa_etaria',
    series: 'sexo',
    measure: 'agricultores',
    column: (field, label) => countColumn(field, label, { valuecoluna: 'agricultores' }),
  });
  const ages = new Map(totalsOf(answer, ['faixa_etaria']).map((row) => [row.keys['faixa_etaria'], row]));
  const whole = numberOf(grandTotal(answer).values['agricultores']);
  const total = (index: number) =>
    exact(ages.get(labels[index]?.key['faixa_etaria'] ?? null)?.values['agricultores'] ?? null);
  return {
    series: whole === 0 ? [] : series,
    labels: whole === 0 ? [] : labels.map(({ text }) => text),
    keys: whole === 0 ? [] : labels.map(({ key }) => key),
    thead: [
      groupColumn('faixa_etaria', 'Faixa etária'),
      ...thead,
      countColumn('agricultores', 'Agricultores'),
    ],
    tbody:
      whole === 0
        ? []
        : labels.map(({ text }, index) => ({
            faixa_etaria: text,
            ...lines[index],
            agricultores: total(index),
          })),
    rows: whole,
  };
}

function farmersByAge(objective: Objective): Report {
  return {
    title: 'Agricultores por sexo e idade',
    shape: 'stacked',
    period: 'to',
    profiles: STAFF,
    subtitle: (reading) => `${whose(objective, reading)}${ofPlace(reading)}`,
    definition: (reading) =>
      `${says(objective, reading)} A idade é a que cada um tinha ${agesOn(reading)}; quem não declarou está em 'Não informado'.`,
    params: { unit: 'agricultores', legend: 'Sexo', serieType: 'horizontal' },
    source: {
      kind: 'plan',
      noun: NOUN,
      plan: () => ({
        measures: { agricultores: farmers(objective) },
        by: [{ field: 'faixa_etaria', complete: true }, 'sexo'],
        filters: [{ field: 'propriedade.id_produtor', is: 'not_null' }],
        totals: [['faixa_etaria'], []],
      }),
      draw: drawAges,
      drill: ['agricultores'],
    },
  };
}

/** Figures of a region or a technician; how many are women is not told to who only observes. */
const figures = (objective: Objective, reading: Reading): Readonly<Record<string, Measure>> => ({
  agricultores: farmers(objective),
  atendidos: { use: 'produtores_atendidos', period: 'in' },
  aplicam: { ...(attendedFarmers(objective) as object), hidden: true } as Measure,
  percentual: percentOf('aplicam', 'atendidos'),
  ...(observes(reading.access) ? {} : { mulheres: farmers(objective, [WOMAN]) }),
  propriedades: { count: objective.relation },
});

const figureColumns = (reading: Reading) => [
  countColumn('agricultores', 'Agricultores'),
  countColumn('atendidos', isWhole(reading) ? 'Atendidos' : `Atendidos ${during(reading)}`),
  shareColumn('percentual', '% dos atendidos'),
  ...(observes(reading.access) ? [] : [countColumn('mulheres', 'Mulheres')]),
  countColumn('propriedades', 'Propriedades'),
];

const DRILL = ['agricultores', 'atendidos', 'mulheres', 'propriedades'];

const regional = (objective: Objective): Parameters<typeof byRegion>[0] => ({
  title: `Agricultores com ${objective.what}`,
  period: 'to',
  profiles: EVERYONE,
  noun: NOUN,
  subtitle: (reading) => `${whose(objective, reading)}${ofPlace(reading)}`,
  definition: (reading) => `${says(objective, reading)} Cada total é contado de novo, não somado das linhas.`,
  measures: (reading) => figures(objective, reading),
  columns: (reading) => figureColumns(reading),
  drill: DRILL,
});

function byTechnician(objective: Objective): Report {
  return {
    title: 'Agricultores por técnico',
    shape: 'table',
    period: 'to',
    profiles: LEADERS,
    subtitle: (reading) => `${whose(objective, reading)}${ofPlace(reading)}, por técnico responsável`,
    definition: (reading) =>
      `${says(objective, reading)} Quem tem propriedades de dois técnicos está com cada um, e no total uma vez.`,
    source: {
      kind: 'plan',
      noun: NOUN,
      plan: (reading) => ({
        measures: figures(objective, reading),
        by: ['tecnico'],
        sort: [{ by: 'tecnico' }],
        totals: true,
      }),
      draw: drawTable({
        group: 'tecnico',
        columns: (reading) => [groupColumn('tecnico', 'Técnico'), ...figureColumns(reading)],
        total: (rows) => `Total de ${counted(rows, 'técnico', 'técnicos')}`,
        rows: 'agricultores',
      }),
      drill: DRILL,
    },
  };
}
