import { VISIT_PLAN, VISIT_RULE } from '@fonte/contracts/programme/rules';
import { counted, formatShare } from '@fonte/pt-br';
import { COUNTS, IN_ATTENDANCE } from '../../../../model/measures/conditions.ts';
import { observes, type Filter, type Measure } from '../../../../query/index.ts';
import {
  countColumn,
  figureColumn,
  groupColumn,
  shareColumn,
} from '../../../../answers/tables/head-columns.ts';
import { drawCategories } from '../../draw/draw-categories.ts';
import { drawFigure, FIGURE } from '../../draw/draw-figure.ts';
import { drawTable } from '../../draw/draw-table.ts';
import type { Reading } from '../../declared/reading.ts';
import type { Report } from '../../declared/report.ts';
import { during, ofPlace } from '../../../../answers/words/sentences.ts';
import { byRegion } from '../by-region.ts';
import { dueLabel, untilDayOfData } from '../plan-of-visits.ts';
import { EVERYONE, LEADERS, STAFF } from '../profiles.ts';
import { visitCountSteps } from '../steps.ts';
import { daysOrMonths, drawDates } from './by-date.ts';

/** Monitoring of visits (second text, 2.15): by reference month and by period; both are figures of whatever days are asked. 13210 to 13219. */

const NOUN = ['visita', 'visitas'] as const;
const shared = { period: 'in', profiles: EVERYONE } as const;
const place = (sentence: string) => (reading: Reading) => `${sentence} ${during(reading)}${ofPlace(reading)}`;

/** Expecting visits today, begun by the end of the period. */
const EXPECTING: readonly Filter[] = [
  IN_ATTENDANCE,
  { field: 'propriedade.dt_inicio', is: '<=', value: '$periodend' },
];
const expecting: Measure = { count: 'propriedade', where: EXPECTING };
const unvisited: Measure = {
  count: 'propriedade',
  where: [...EXPECTING, { not: { exists: 'visita', where: [COUNTS], period: 'in' } }],
};
const PLAN_RULE = `${VISIT_PLAN}; contam as previstas até a data dos dados.`;
const WITHOUT_RULE =
  'Sem visita está a propriedade hoje em atendimento, iniciado até o fim do período, sem visita válida nele.';
const percentOfPlan: Measure = {
  op: '*',
  args: [{ op: '/', args: ['visitas', 'previstas'] }, { number: '100' }],
};

/** 13210 */
export const visitsByReference: Report = {
  ...shared,
  title: 'Visitas previstas e feitas por estado',
  shape: 'table',
  subtitle: place('Visitas previstas e feitas'),
  definition: (reading) =>
    `Visitas previstas e visitas válidas ${during(reading)}, e as propriedades atendidas. ${PLAN_RULE} ${VISIT_RULE}${observes(reading.access) ? '' : ` ${WITHOUT_RULE}`}`,
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: ({ access }) => ({
      measures: {
        previstas: 'visitas_vencidas',
        visitas: 'visitas',
        percentual: percentOfPlan,
        diferenca: { op: '-', args: ['visitas', 'previstas'] },
        propriedades: 'propriedades_atendidas',
        // Who was not visited is told to who can visit them.
        ...(observes(access) ? {} : { sem_visita: unvisited }),
      },
      by: ['uf'],
      sort: [{ by: 'uf' }],
      totals: true,
    }),
    draw: drawTable({
      group: 'uf',
      columns: (reading) => [
        groupColumn('uf', 'Estado'),
        countColumn('previstas', dueLabel(reading)),
        countColumn('visitas', 'Feitas'),
        shareColumn('percentual', '% do previsto'),
        countColumn('diferenca', 'Diferença', { valuecoluna: null }),
        countColumn('propriedades', 'Propriedades visitadas'),
        ...(observes(reading.access) ? [] : [countColumn('sem_visita', 'Sem visita')]),
      ],
      total: (rows) => `Total de ${counted(rows, 'estado', 'estados')}`,
      rows: 'visitas',
    }),
    steps: (reading) => visitCountSteps(during(reading)),
    drill: ['visitas', 'previstas', 'propriedades', 'sem_visita'],
    units: { propriedades: 'propriedades', sem_visita: 'propriedades' },
  },
};

/** 13211, 132112, 132113 */
export const visitsByRegion = byRegion({
  ...shared,
  title: 'Visitas',
  noun: NOUN,
  subtitle: place('Visitas válidas'),
  definition: (reading) =>
    `Visitas previstas e visitas válidas ${during(reading)}, as propriedades e os produtores atendidos. ${PLAN_RULE} ${VISIT_RULE} Cada total é contado de novo, não somado das linhas.`,
  measures: () => ({
    visitas: 'visitas',
    previstas: 'visitas_vencidas',
    percentual: percentOfPlan,
    propriedades: 'propriedades_atendidas',
    produtores: 'produtores_atendidos',
  }),
  columns: (reading) => [
    countColumn('visitas', 'Visitas'),
    countColumn('previstas', dueLabel(reading)),
    shareColumn('percentual', '% do previsto'),
    countColumn('propriedades', 'Propriedades'),
    countColumn('produtores', 'Produtores'),
  ],
  steps: (reading) => visitCountSteps(during(reading)),
  drill: ['visitas', 'previstas', 'propriedades', 'produtores'],
});

/** 13212 */
export const visitsByTechnician: Report = {
  period: 'in',
  profiles: LEADERS,
  title: 'Visitas por técnico',
  shape: 'table',
  subtitle: place('Visitas válidas, por quem as fez,'),
  definition: (reading) =>
    `Visitas válidas ${during(reading)} e as que ainda não contam, pelo técnico que fez a visita, que pode não ser o responsável pela propriedade. ${VISIT_RULE}`,
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: () => ({
      measures: {
        visitas: 'visitas',
        propriedades: 'propriedades_atendidas',
        nao_contam: 'visitas_que_nao_contam',
        duracao_media: 'duracao_media',
        ultima_visita: 'ultima_visita',
      },
      by: ['tecnico_visita'],
      sort: [{ by: 'visitas', descending: true }, { by: 'tecnico_visita' }],
      totals: true,
    }),
    draw: drawTable({
      group: 'tecnico_visita',
      columns: () => [
        groupColumn('tecnico_visita', 'Técnico'),
        countColumn('visitas', 'Visitas'),
        countColumn('propriedades', 'Propriedades'),
        countColumn('nao_contam', 'Não contam'),
        figureColumn('duracao_media', 'Duração média', { type: 'duration', unit: 'min', scale: 0 }),
        figureColumn('ultima_visita', 'Última visita', { type: 'date', func: 'max' }),
      ],
      total: (rows) => `Total de ${counted(rows, 'técnico', 'técnicos')}`,
      rows: 'visitas',
    }),
    steps: (reading) => visitCountSteps(during(reading)),
    drill: ['visitas', 'propriedades', 'nao_contam'],
    units: { propriedades: 'propriedades' },
  },
};

/** 13213 */
export const visitsNotCounting: Report = {
  ...shared,
  title: 'Visitas que ainda não contam, e por quê',
  shape: 'bar',
  subtitle: place('Visitas que ainda não contam'),
  definition: (reading) =>
    `Visitas registradas ${during(reading)} que ainda não contam, pelo motivo. ${VISIT_RULE}`,
  params: { unit: 'visitas' },
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: () => ({
      measures: { nao_contam: 'visitas_que_nao_contam' },
      by: ['motivo'],
      sort: [{ by: 'nao_contam', descending: true }, { by: 'motivo' }],
      totals: true,
    }),
    draw: drawCategories({
      group: 'motivo',
      heading: 'Motivo',
      column: countColumn('nao_contam', 'Visitas'),
    }),
    drill: ['nao_contam'],
  },
};

/** 13214 */
export const visitsByDuration: Report = {
  ...shared,
  title: 'Duração das visitas',
  shape: 'column',
  subtitle: place('Visitas válidas, por duração,'),
  definition: (reading) =>
    `Visitas válidas ${during(reading)}, pelo tempo registrado entre começo e fim. ${VISIT_RULE}`,
  params: { unit: 'visitas', palette: 'ordered' },
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: () => ({
      measures: { visitas: 'visitas' },
      by: ['faixa_duracao'],
      sort: [{ by: 'faixa_duracao' }],
      totals: true,
    }),
    draw: drawCategories({
      group: 'faixa_duracao',
      heading: 'Duração',
      column: countColumn('visitas', 'Visitas'),
    }),
    drill: ['visitas'],
  },
};

/** 13215 */
export const visitsByDay: Report = {
  ...shared,
  title: 'Visitas no período',
  shape: 'column',
  subtitle: (reading) =>
    `Visitas válidas ${during(reading)}${ofPlace(reading)}, ${daysOrMonths(reading) === 'dia' ? 'por dia' : 'por mês'}`,
  definition: (reading) => `Visitas válidas ${during(reading)}, pela data da visita. ${VISIT_RULE}`,
  params: { unit: 'visitas' },
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: (reading) => ({
      measures: { visitas: 'visitas' },
      by: [{ field: daysOrMonths(reading), complete: true }],
      totals: true,
    }),
    draw: drawDates(countColumn('visitas', 'Visitas')),
    steps: (reading) => visitCountSteps(during(reading)),
    drill: ['visitas'],
  },
};

/** 13217 */
export const madeOfPlanned: Report = {
  ...shared,
  title: 'Visitas feitas das previstas',
  shape: 'num',
  subtitle: place('Visitas válidas'),
  definition: (reading) =>
    `Visitas válidas ${during(reading)}; a barra as compara com as previstas. ${PLAN_RULE} ${VISIT_RULE}`,
  params: { unit: 'visitas' },
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: () => ({ measures: { [FIGURE]: 'visitas', previstas: 'visitas_vencidas' } }),
    draw: drawFigure({
      title: 'Visitas feitas',
      share: [FIGURE, 'previstas'],
      hint: ({ [FIGURE]: made = 0, previstas = 0 }, reading) =>
        previstas === 0
          ? 'nenhuma prevista'
          : `${formatShare(made, previstas)} das ${counted(previstas, 'prevista', 'previstas')}${untilDayOfData(reading)}`,
    }),
    steps: (reading) => visitCountSteps(during(reading)),
    drill: [FIGURE],
  },
};

/** 13218 */
export const withoutVisit: Report = {
  period: 'in',
  profiles: STAFF,
  title: 'Propriedades sem visita',
  shape: 'num',
  subtitle: place('Em atendimento e sem visita válida'),
  definition: (reading) => `Propriedades sem visita ${during(reading)}. ${WITHOUT_RULE} ${VISIT_RULE}`,
  params: { unit: 'propriedades' },
  source: {
    kind: 'plan',
    noun: ['propriedade', 'propriedades'],
    plan: () => ({ measures: { [FIGURE]: unvisited, em_atendimento: expecting } }),
    draw: drawFigure({
      title: 'Sem visita',
      share: [FIGURE, 'em_atendimento'],
      hint: ({ [FIGURE]: part = 0, em_atendimento = 0 }) =>
        em_atendimento === 0
          ? null
          : `${formatShare(part, em_atendimento)} das ${counted(em_atendimento, 'propriedade', 'propriedades')} em atendimento`,
    }),
    drill: [FIGURE],
  },
};

/** 13219 */
export const notCountingYet: Report = {
  ...shared,
  title: 'Visitas que ainda não contam',
  shape: 'num',
  subtitle: place('Visitas registradas que ainda não contam'),
  definition: (reading) => `Visitas registradas ${during(reading)} que ainda não contam. ${VISIT_RULE}`,
  params: { unit: 'visitas' },
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: () => ({ measures: { [FIGURE]: 'visitas_que_nao_contam', registradas: 'visitas_registradas' } }),
    draw: drawFigure({
      title: 'Não contam',
      share: [FIGURE, 'registradas'],
      hint: ({ [FIGURE]: part = 0, registradas = 0 }) =>
        registradas === 0
          ? null
          : `${formatShare(part, registradas)} das ${counted(registradas, 'registrada', 'registradas')}`,
    }),
    drill: [FIGURE],
  },
};
