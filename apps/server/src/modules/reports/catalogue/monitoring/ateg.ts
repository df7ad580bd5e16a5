import { VISIT_RULE } from '@fonte/contracts/programme/rules';
import { counted } from '@fonte/pt-br';
import type { Measure } from '../../../../query/index.ts';
import {
  countColumn,
  figureColumn,
  groupColumn,
  shareColumn,
} from '../../../../answers/tables/head-columns.ts';
import { drawFigure, FIGURE } from '../../draw/draw-figure.ts';
import { drawTable } from '../../draw/draw-table.ts';
import type { Reading } from '../../declared/reading.ts';
import type { Report } from '../../declared/report.ts';
import { during, ofPlace } from '../../../../answers/words/sentences.ts';
import { byRegion } from '../by-region.ts';
import { EVERYONE, LEADERS, STAFF } from '../profiles.ts';
import { attendedSteps, visitCountSteps } from '../steps.ts';
import { daysOrMonths, drawDates } from './by-date.ts';

/** Monitoring of the ATeG (second text, 2.15): who is in the field, and when attendance began. 13310 to 13313, 13319. */

/** 13310: by who made the visit, so that a technician who helps out elsewhere is seen there. */
export const techniciansInField: Report = {
  title: 'Técnicos em campo',
  shape: 'table',
  period: 'in',
  profiles: LEADERS,
  subtitle: (reading) => `Técnicos com visita válida ${during(reading)}${ofPlace(reading)}, por quem a fez`,
  definition: (reading) =>
    `Técnicos que fizeram ao menos uma visita válida ${during(reading)}, o estado das propriedades, as visitas que contam e as que ainda não contam, os dias em que estiveram em campo e a duração média. ${VISIT_RULE} Quem visitou em dois estados tem uma linha em cada um.`,
  source: {
    kind: 'plan',
    noun: ['visita', 'visitas'],
    plan: () => ({
      measures: {
        propriedades: 'propriedades_atendidas',
        visitas: 'visitas',
        nao_contam: 'visitas_que_nao_contam',
        por_propriedade: { op: '/', args: ['visitas', 'propriedades'] },
        duracao_media: 'duracao_media',
        ultima_visita: 'ultima_visita',
      },
      by: ['tecnico_visita', 'uf'],
      sort: [{ by: 'tecnico_visita' }, { by: 'uf' }],
      totals: true,
    }),
    draw: drawTable({
      group: 'tecnico_visita',
      also: ['uf'],
      columns: () => [
        groupColumn('tecnico_visita', 'Técnico'),
        groupColumn('uf', 'Estado'),
        countColumn('propriedades', 'Propriedades'),
        countColumn('visitas', 'Visitas'),
        figureColumn('por_propriedade', 'Visitas por propriedade', { scale: 1 }),
        countColumn('nao_contam', 'Não contam'),
        figureColumn('duracao_media', 'Duração média', { type: 'duration', unit: 'min', scale: 0 }),
        figureColumn('ultima_visita', 'Última visita', { type: 'date', func: 'max' }),
      ],
      total: (rows) => `Total de ${counted(rows, 'linha', 'linhas')}`,
      rows: 'visitas',
    }),
    steps: (reading) => visitCountSteps(during(reading)),
    drill: ['visitas', 'propriedades', 'nao_contam'],
    units: { propriedades: 'propriedades' },
  },
};

/** 13311 */
export const supervisorsInField: Report = {
  title: 'Equipes por supervisor',
  shape: 'table',
  period: 'in',
  profiles: LEADERS,
  subtitle: (reading) =>
    `Atendimento ${during(reading)}${ofPlace(reading)}, por supervisor responsável; atrasadas de hoje`,
  definition: (reading) =>
    `Técnicos em campo, propriedades, produtores e visitas válidas ${during(reading)}, pelo supervisor responsável pela propriedade. ${VISIT_RULE} As atrasadas (duas visitas ou mais a menos que o plano) são de hoje, não do ano. Cada total é contado de novo, não somado das linhas.`,
  source: {
    kind: 'plan',
    noun: ['propriedade', 'propriedades'],
    plan: () => ({
      measures: {
        tecnicos: 'tecnicos_em_campo',
        propriedades: 'propriedades_atendidas',
        visitas: 'visitas',
        por_tecnico: { op: '/', args: ['visitas', 'tecnicos'] },
        atrasadas: 'propriedades_atrasadas',
        duracao_media: 'duracao_media',
      },
      by: ['supervisor'],
      sort: [{ by: 'atrasadas', descending: true }, { by: 'supervisor' }],
      totals: true,
    }),
    draw: drawTable({
      group: 'supervisor',
      columns: () => [
        groupColumn('supervisor', 'Supervisor'),
        countColumn('tecnicos', 'Técnicos em campo'),
        countColumn('propriedades', 'Propriedades'),
        countColumn('visitas', 'Visitas'),
        figureColumn('por_tecnico', 'Visitas por técnico', { scale: 1 }),
        countColumn('atrasadas', 'Atrasadas'),
        figureColumn('duracao_media', 'Duração média', { type: 'duration', unit: 'min', scale: 0 }),
      ],
      total: (rows) => `Total de ${counted(rows, 'supervisor', 'supervisores')}`,
      rows: 'propriedades',
    }),
    steps: (reading) => attendedSteps(during(reading)),
    drill: ['propriedades', 'tecnicos', 'visitas', 'atrasadas'],
    units: { tecnicos: 'técnicos', visitas: 'visitas' },
  },
};

/** Begun in the period, by the property's own date; the relation counts whenever, so the measure says it. */
const BEGUN: Measure = { count: 'propriedade', period: 'in', label: 'Inícios' };
const NOUN = ['propriedade', 'propriedades'] as const;
const begun = (reading: Reading): string => `Propriedades cujo atendimento começou ${during(reading)}`;
const BEGIN_RULE =
  'Vale a data de início do atendimento registrada no sistema de origem; propriedade sem ela só está em todos os anos.';

/** 13312: who only observes is shown no months of properties, so that nothing of it would be left but its total, which 13313 has. */
export const startsByMonth: Report = {
  title: 'Inícios de atendimento por mês',
  shape: 'column',
  period: 'in',
  profiles: STAFF,
  subtitle: (reading) => `${begun(reading)}${ofPlace(reading)}`,
  definition: (reading) => `${begun(reading)}, por mês. ${BEGIN_RULE}`,
  params: { unit: 'propriedades' },
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: (reading) => ({
      measures: { inicios: BEGUN },
      by: [{ field: daysOrMonths(reading), complete: true }],
      totals: true,
    }),
    draw: drawDates(countColumn('inicios', 'Inícios')),
    drill: ['inicios'],
  },
};

/** 13313, 133132, 133133 */
export const startsByRegion = byRegion({
  title: 'Inícios de atendimento',
  period: 'in',
  profiles: EVERYONE,
  noun: NOUN,
  subtitle: (reading) => `${begun(reading)}${ofPlace(reading)}`,
  definition: (reading) =>
    `${begun(reading)}, e quantas são de todas as propriedades do programa. ${BEGIN_RULE}`,
  measures: () => ({
    inicios: BEGUN,
    todas: { count: 'propriedade', period: 'none' },
    percentual: { op: '*', args: [{ op: '/', args: ['inicios', 'todas'] }, { number: '100' }] },
  }),
  columns: () => [
    countColumn('inicios', 'Inícios'),
    countColumn('todas', 'Propriedades do programa'),
    shareColumn('percentual', '% das propriedades'),
  ],
  drill: ['inicios', 'todas'],
});

/** 13319 */
export const supervisorsTile: Report = {
  title: 'Supervisores em campo',
  shape: 'num',
  period: 'in',
  profiles: EVERYONE,
  subtitle: (reading) =>
    `Supervisores de propriedades com ao menos uma visita válida ${during(reading)}${ofPlace(reading)}`,
  definition: (reading) =>
    `Supervisores distintos, responsáveis por propriedade com ao menos uma visita válida ${during(reading)}. ${VISIT_RULE}`,
  params: { unit: 'supervisores' },
  source: {
    kind: 'plan',
    noun: ['supervisor', 'supervisores'],
    plan: () => ({ measures: { [FIGURE]: 'supervisores_em_campo', tecnicos: 'tecnicos_em_campo' } }),
    draw: drawFigure({
      title: 'Supervisores em campo',
      hint: ({ tecnicos = 0 }) =>
        tecnicos === 0 ? null : `com ${counted(tecnicos, 'técnico em campo', 'técnicos em campo')}`,
    }),
    drill: [FIGURE],
  },
};
