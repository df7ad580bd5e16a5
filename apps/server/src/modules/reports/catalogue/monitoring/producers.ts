import { VISIT_RULE } from '@fonte/contracts/programme/rules';
import { COUNTS, WOMAN, YOUNG } from '../../../../model/measures/conditions.ts';
import { observes, type Filter, type Measure } from '../../../../query/index.ts';
import { countColumn } from '../../../../answers/tables/head-columns.ts';
import { drawYears } from '../../draw/draw-years.ts';
import { singleYear, type Reading } from '../../declared/reading.ts';
import type { Report } from '../../declared/report.ts';
import { agesOn, during, ofPlace, upTo } from '../../../../answers/words/sentences.ts';
import { byRegion } from '../by-region.ts';
import { partTile } from '../part-tile.ts';
import { EVERYONE, STAFF } from '../profiles.ts';
import { producerSteps } from '../steps.ts';

/** Monitoring of producers (second text, 2.15): 13111 to 13116; 13110 is the dashboard's tile 11117. */

const NOUN = ['produtor', 'produtores'] as const;

const attended = (where: readonly Filter[] = []): Measure => ({
  distinct: 'propriedade.id_produtor',
  over: 'visita',
  where: [COUNTS, ...where],
});
const whose = (reading: Reading): string =>
  `Produtores distintos das propriedades com ao menos uma visita válida ${during(reading)}`;

/** Some of those who were attended. */
const part = (title: string, some: (reading: Reading) => string, where: Filter): Report =>
  partTile({
    title,
    period: 'in',
    whose,
    some,
    says: (reading, which) => `${whose(reading)}. ${which} ${VISIT_RULE}`,
    noun: NOUN,
    all: ['produtor atendido', 'produtores atendidos'],
    measure: attended,
    where,
  });

export const womenAttended = part('Mulheres atendidas', () => 'mulheres', WOMAN);
export const youngAttended = part(
  'Jovens atendidos',
  (reading) => `pessoas de até 29 anos ${agesOn(reading)}`,
  YOUNG,
);

/** Beside a year, the same days of the one before; not for who only observes, since two years subtract to those who joined between. */
const compares = (reading: Reading): boolean => singleYear(reading) !== null && !observes(reading.access);

export const producersByRegion = byRegion({
  title: 'Produtores atendidos',
  period: 'in',
  profiles: EVERYONE,
  noun: NOUN,
  subtitle: (reading) => `${whose(reading)}${ofPlace(reading)}`,
  definition: (reading) =>
    `${whose(reading)}, as propriedades e as visitas deles. ${VISIT_RULE} Quem tem propriedades em dois lugares está em cada um deles; cada total é contado de novo, não somado das linhas.`,
  measures: (reading) => ({
    produtores: attended(),
    ...(observes(reading.access) ? {} : { mulheres: attended([WOMAN]) }),
    propriedades: 'propriedades_atendidas',
    visitas: 'visitas',
    ...(compares(reading)
      ? { antes: { use: 'produtores_atendidos', period: { shift: { years: -1 }, sameSpan: true } } }
      : {}),
  }),
  columns: (reading) => [
    countColumn('produtores', 'Produtores'),
    ...(observes(reading.access) ? [] : [countColumn('mulheres', 'Mulheres')]),
    countColumn('propriedades', 'Propriedades'),
    countColumn('visitas', 'Visitas'),
    ...(compares(reading)
      ? [
          countColumn('antes', `Produtores nos mesmos dias de ${(singleYear(reading) ?? 0) - 1}`, {
            valuecoluna: null,
          }),
        ]
      : []),
  ],
  steps: (reading) => producerSteps(during(reading)),
  drill: ['produtores', 'mulheres', 'propriedades', 'visitas'],
});

export const producersByYear: Report = {
  title: 'Produtores atendidos por ano',
  shape: 'column',
  period: 'to',
  profiles: STAFF,
  subtitle: (reading) => `Produtores com visita válida em cada ano ${upTo(reading)}${ofPlace(reading)}`,
  definition: (reading) =>
    `Produtores distintos com visita válida em cada ano ${upTo(reading)}; quem foi atendido em dois anos está nos dois, e no total uma vez. ${VISIT_RULE}`,
  params: { unit: 'produtores' },
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: () => ({
      measures: { produtores: { use: 'produtores_atendidos', period: 'to' } },
      by: ['ano'],
      sort: [{ by: 'ano' }],
      totals: true,
    }),
    draw: drawYears({ column: countColumn('produtores', 'Produtores') }),
    drill: ['produtores'],
  },
};
