import { VISITS_CYCLE } from '@fonte/contracts';
import { CYCLE_RULE, VISIT_RULE } from '@fonte/contracts/programme/rules';
import { counted, formatShare } from '@fonte/pt-br';
import type { Filter } from '../../../../query/index.ts';
import { drawFigure, FIGURE } from '../../draw/draw-figure.ts';
import { drawParts } from '../../draw/draw-parts.ts';
import { chosenIn, type Reading } from '../../declared/reading.ts';
import type { Report } from '../../declared/report.ts';
import { ofPlace } from '../../../../answers/words/sentences.ts';
import { concluded, unfinished, visitsOf } from '../cycles.ts';
import { EVERYONE, STAFF } from '../profiles.ts';
import { WHICH_PROPERTY, WHO_VISITS } from '../property-columns.ts';

/** 'Ciclo da ATeG concluído': twelve valid visits or more of the cycle that is chosen (second text, 2.15). 13030 to 13034. */

const cycleOf = (reading: Reading): string => chosenIn('ciclo', reading);
const started = (cycle: string): Filter => ({ field: visitsOf(cycle), is: '>', value: 0 });
const begun = (cycle: string) => ({ count: 'visita_ritmo', where: [started(cycle)] }) as const;
/** Of those that have begun it, so that for who only observes the rest is protected beside the two (query/disclosure/solve/family.ts). */
const finished = (cycle: string) =>
  ({ count: 'visita_ritmo', where: [started(cycle), concluded(cycle)] }) as const;
const underWay = (cycle: string) =>
  ({
    count: 'visita_ritmo',
    where: [started(cycle), unfinished(cycle)],
  }) as const;

const NOUN = ['propriedade', 'propriedades'] as const;
const shared = { period: 'none', choice: 'ciclo' } as const;
const rule = (reading: Reading): string =>
  `Conclui o ciclo ${cycleOf(reading)} a propriedade com ${VISITS_CYCLE} visitas válidas ou mais nele. ${VISIT_RULE} ${CYCLE_RULE} O ano não muda este número.`;

export const cycleFinished: Report = {
  ...shared,
  title: 'Propriedades que concluíram o Ciclo de ATeG',
  shape: 'num',
  profiles: EVERYONE,
  subtitle: (reading) =>
    `Propriedades com ${VISITS_CYCLE} visitas ou mais no ciclo ${cycleOf(reading)}${ofPlace(reading)}`,
  definition: rule,
  params: { unit: 'propriedades' },
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: (reading) => ({
      measures: { [FIGURE]: finished(cycleOf(reading)), iniciaram: begun(cycleOf(reading)) },
    }),
    draw: drawFigure({
      title: 'Ciclo concluído',
      share: [FIGURE, 'iniciaram'],
      hint: ({ [FIGURE]: part = 0, iniciaram = 0 }) =>
        iniciaram === 0
          ? null
          : `${formatShare(part, iniciaram)} das ${counted(iniciaram, ...NOUN)} que o começaram`,
    }),
    steps: (reading) => [
      { label: 'Começaram o ciclo', measure: begun(cycleOf(reading)) },
      { label: 'Ainda em andamento', measure: underWay(cycleOf(reading)), minus: true },
      { label: 'Concluíram o ciclo', measure: finished(cycleOf(reading)), total: true },
    ],
    drill: [FIGURE],
  },
};

export const cycleUnderWay: Report = {
  ...shared,
  title: 'Propriedades com o ciclo em andamento',
  shape: 'num',
  profiles: EVERYONE,
  subtitle: (reading) =>
    `Propriedades com 1 a ${VISITS_CYCLE - 1} visitas no ciclo ${cycleOf(reading)}${ofPlace(reading)}`,
  definition: (reading) => `Propriedades que começaram o ciclo e ainda não o concluíram. ${rule(reading)}`,
  params: { unit: 'propriedades' },
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: (reading) => ({ measures: { [FIGURE]: underWay(cycleOf(reading)) } }),
    draw: drawFigure({ title: 'Ciclo em andamento' }),
    drill: [FIGURE],
  },
};

const PARTS = [
  { field: 'concluido', name: 'Concluído' },
  { field: 'andamento', name: 'Em andamento' },
] as const;

export const cycleByState: Report = {
  ...shared,
  title: 'Ciclo concluído e em andamento por estado',
  shape: 'stacked',
  profiles: EVERYONE,
  subtitle: (reading) => `Propriedades que começaram o ciclo ${cycleOf(reading)}${ofPlace(reading)}`,
  definition: rule,
  params: { unit: 'propriedades', serieType: 'horizontal' },
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: (reading) => ({
      measures: { concluido: finished(cycleOf(reading)), andamento: underWay(cycleOf(reading)) },
      by: ['uf'],
      sort: [{ by: 'uf' }],
      totals: true,
    }),
    draw: drawParts({ group: 'uf', heading: 'Estado', parts: PARTS }),
    drill: ['concluido', 'andamento'],
  },
};

/** 13031, 13032: the properties themselves, a number for each cycle. */
const finishedList = (cycle: '1' | '2'): Report => ({
  title: `Propriedades com o ciclo ${cycle} concluído`,
  shape: 'table',
  period: 'none',
  profiles: STAFF,
  subtitle: (reading) =>
    `Propriedades com ${VISITS_CYCLE} visitas ou mais no ciclo ${cycle}${ofPlace(reading)}`,
  definition: () =>
    `Uma linha por propriedade com ${VISITS_CYCLE} visitas válidas ou mais no ciclo ${cycle}. ${VISIT_RULE} ${CYCLE_RULE}`,
  source: {
    kind: 'list',
    file: `ciclo-${cycle}-concluido`,
    noun: NOUN,
    plan: () => ({
      list: 'propriedade',
      columns: {
        ...WHICH_PROPERTY,
        produtor: 'produtor.nome',
        ...WHO_VISITS,
        visitas_ciclo: visitsOf(cycle),
        ultima_visita: 'visita_ritmo.ultima',
      },
      filters: [concluded(cycle)],
    }),
  },
});

export const firstCycleList = finishedList('1');
export const secondCycleList = finishedList('2');
