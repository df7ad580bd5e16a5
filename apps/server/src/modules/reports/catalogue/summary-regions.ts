import type { HeadColumn } from '@fonte/contracts';
import { VISIT_RULE } from '@fonte/contracts/programme/rules';
import { COUNTS } from '../../../model/measures/conditions.ts';
import { observes, type Filter, type Measure } from '../../../query/index.ts';
import { areaColumn, countColumn, figureColumn, shareColumn } from '../../../answers/tables/head-columns.ts';
import { isWhole, type Reading } from '../declared/reading.ts';
import { during, ofPlace, upTo } from '../../../answers/words/sentences.ts';
import { besideBefore, sameBefore } from '../declared/before.ts';
import { byRegion, type Regional } from './by-region.ts';
import { applying, OBJECTIVES, type Objective } from './objectives/objective.ts';
import { EVERYONE, STAFF } from './profiles.ts';
import { attendedSteps, producerSteps, visitCountSteps } from './steps.ts';

/** The tables of the executive summary by UF and by Bacia (third text, 2.11): a figure, its share of the whole, its change. */

const RECOUNTED = 'Cada total é contado de novo, não somado das linhas.';

/** The share of the whole; who only observes has the figures that it is made of. */
const shareOf = (figure: string, reading: Reading): Record<string, Measure> =>
  observes(reading.access) ? {} : { participacao: percentage({ share: figure }) };
const shareHead = (reading: Reading, words: string): HeadColumn[] =>
  observes(reading.access) ? [] : [shareColumn('participacao', words)];

const percentage = (measure: Measure): Measure => ({ op: '*', args: [measure, { number: '100' }] });
/** What a figure grew by, percent; none where there was nothing before. */
const growth = (now: string, before: string): Measure =>
  percentage({ op: '/', args: [{ op: '-', args: [now, before] }, before] });

/** 10149/10154, 10156/10158, 10159/10160: who applies an objective, on how many hectares. */
function practices(objective: Objective) {
  const { what, verbs, area, rule } = objective;
  const counts = (reading: Reading) =>
    `Propriedades que ${verbs[1]} ${what} e hectares registrados ${upTo(reading)}`;
  return byRegion({
    title: what.charAt(0).toUpperCase() + what.slice(1),
    period: 'to',
    profiles: EVERYONE,
    noun: ['propriedade', 'propriedades'],
    subtitle: (reading) => `${counts(reading)}${ofPlace(reading)}`,
    definition: (reading) => `${counts(reading)}. ${rule} ${RECOUNTED}`,
    measures: (reading) => ({
      propriedades: applying(objective),
      area,
      ...shareOf('area', reading),
      ...(adds(reading) ? { no_periodo: { use: area, period: 'in' } } : {}),
    }),
    columns: (reading) => [
      countColumn('propriedades', 'Propriedades'),
      areaColumn('area', 'Área'),
      ...shareHead(reading, '% da área'),
      ...(adds(reading) ? [areaColumn('no_periodo', `Registrada ${during(reading)}`)] : []),
    ],
    drill: ['propriedades', 'area'],
  });
}

/** Whether a period was asked for, so that what it added stands beside the whole. */
const adds = (reading: Reading): boolean => !isWhole(reading) && !observes(reading.access);

interface Attended {
  readonly title: string;
  readonly noun: Regional['noun'];
  readonly figure: 'produtores' | 'visitas';
  readonly use: string;
  readonly head: string;
  readonly counts: (when: string) => string;
  readonly steps: Regional['steps'];
}

/** 10161/10162, 10163/10164: figures of visits, against the period before. */
function attended({ title, noun, figure, use, head, counts, steps }: Attended) {
  return byRegion({
    title,
    period: 'in',
    profiles: EVERYONE,
    noun,
    subtitle: (reading) => `${counts(during(reading))}${ofPlace(reading)}`,
    definition: (reading) => `${counts(during(reading))}. ${VISIT_RULE} ${RECOUNTED}`,
    measures: (reading) => {
      const before = besideBefore(reading);
      return {
        [figure]: use,
        ...shareOf(figure, reading),
        ...(before ? { antes: sameBefore(use, before), variacao: growth(figure, 'antes') } : {}),
      };
    },
    columns: (reading) => {
      const before = besideBefore(reading);
      return [
        countColumn(figure, head),
        ...shareHead(reading, '% do total'),
        ...(before
          ? [
              countColumn('antes', `Nos mesmos dias, ${before.words}`, { valuecoluna: null }),
              shareColumn('variacao', 'Variação'),
            ]
          : []),
      ];
    },
    ...(steps === undefined ? {} : { steps }),
    drill: [figure],
  });
}

const THREE_TIMES: Filter = { exists: 'isa', atLeast: 3, distinct: 'isa.momento', period: 'none' };
const MOMENTS = [1, 2, 3] as const;

/** 10165/10166: the mean of the same properties at each of the three moments. */
const meanIsa = byRegion({
  title: 'ISA médio',
  period: 'none',
  profiles: STAFF,
  noun: ['propriedade', 'propriedades'],
  subtitle: (reading) => `Média das propriedades medidas nos três momentos${ofPlace(reading)}`,
  definition: () =>
    'Média do índice de sustentabilidade (ISA, de 0 a 1) em cada um dos três momentos, das propriedades medidas nos três, para que se comparem as mesmas. O ano não muda esta tabela.',
  measures: () => ({
    propriedades: { distinct: 'isa.cod_propriedade', over: 'isa', period: 'none', where: [THREE_TIMES] },
    ...Object.fromEntries(
      MOMENTS.map((moment) => [
        `momento_${moment}`,
        {
          avg: 'isa.indice',
          period: 'none',
          where: [THREE_TIMES, { field: 'isa.momento', is: '=', value: moment }],
        } satisfies Measure,
      ]),
    ),
    mudanca: { op: '-', args: ['momento_3', 'momento_1'] },
  }),
  columns: () => [
    countColumn('propriedades', 'Propriedades'),
    ...MOMENTS.map((moment) => figureColumn(`momento_${moment}`, `Momento ${moment}`)),
    figureColumn('mudanca', 'Do 1º ao 3º'),
  ],
  drill: ['propriedades'],
});

/** 10259: who was in the field, and what each of them had to look after. */
const fieldTeam = byRegion({
  title: 'Equipe de campo',
  period: 'in',
  profiles: STAFF,
  noun: ['técnico', 'técnicos'],
  subtitle: (reading) => `Quem fez visita válida ${during(reading)}${ofPlace(reading)}`,
  definition: (reading) =>
    `Técnicos que fizeram ao menos uma visita válida ${during(reading)}, e os supervisores das propriedades visitadas. ${VISIT_RULE} Por técnico: as propriedades atendidas e as visitas divididas pelos técnicos do lugar. Quem esteve em dois lugares está nos dois. ${RECOUNTED}`,
  measures: () => ({
    tecnicos: 'tecnicos_em_campo',
    supervisores: {
      distinct: 'propriedade.cpf_supervisor',
      over: 'visita',
      where: [COUNTS],
    },
    propriedades: 'propriedades_atendidas',
    visitas: 'visitas',
    propriedades_por_tecnico: { op: '/', args: ['propriedades', 'tecnicos'] },
    visitas_por_tecnico: { op: '/', args: ['visitas', 'tecnicos'] },
  }),
  columns: () => [
    countColumn('tecnicos', 'Técnicos'),
    countColumn('supervisores', 'Supervisores'),
    countColumn('propriedades', 'Propriedades'),
    countColumn('visitas', 'Visitas'),
    figureColumn('propriedades_por_tecnico', 'Propriedades por técnico', { scale: 1 }),
    figureColumn('visitas_por_tecnico', 'Visitas por técnico', { scale: 1 }),
  ],
  steps: (reading) => attendedSteps(during(reading)),
  drill: ['tecnicos', 'propriedades', 'visitas'],
});

const [conservation, abc, planning] = OBJECTIVES.map(practices) as [
  ReturnType<typeof practices>,
  ReturnType<typeof practices>,
  ReturnType<typeof practices>,
];
const producers = attended({
  title: 'Produtores',
  noun: ['produtor', 'produtores'],
  figure: 'produtores',
  use: 'produtores_atendidos',
  head: 'Produtores',
  counts: (when) => `Produtores distintos das propriedades com ao menos uma visita válida ${when}`,
  steps: (reading) => producerSteps(during(reading)),
});
const visits = attended({
  title: 'Visitas',
  noun: ['visita', 'visitas'],
  figure: 'visitas',
  use: 'visitas',
  head: 'Visitas',
  counts: (when) => `Visitas válidas ${when}`,
  steps: (reading) => visitCountSteps(during(reading)),
});

/** By number; each matter by UF, and by Bacia for who may know places below a state. */
export const SUMMARY_REPORTS = {
  10149: conservation.uf,
  10154: conservation.bacia,
  10156: abc.uf,
  10158: abc.bacia,
  10159: planning.uf,
  10160: planning.bacia,
  10161: producers.uf,
  10162: producers.bacia,
  10163: visits.uf,
  10164: visits.bacia,
  10165: meanIsa.uf,
  10166: meanIsa.bacia,
  10259: fieldTeam.uf,
} as const;
