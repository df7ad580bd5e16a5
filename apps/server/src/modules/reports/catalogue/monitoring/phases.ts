import { optionOf } from '@fonte/contracts/boards';
import { NO_PHASE, PHASE_VALUES } from '@fonte/contracts/programme/phase-values';
import { phaseLabel } from '@fonte/contracts/programme/phases';
import { counted, formatShare } from '@fonte/pt-br';
import { ON_THE_WAY } from '../../../../model/measures/conditions.ts';
import { observes, type Filter, type Plan } from '../../../../query/index.ts';
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
import { ofPlace } from '../../../../answers/words/sentences.ts';
import { EVERYONE, STAFF } from '../profiles.ts';
import { WHICH_PROPERTY, WHO_VISITS } from '../property-columns.ts';

/** The nine phases of the ATeG (second text, 2.15): 13314 to 13318. A phase is the one of today: the year does not change it. */

const NOUN = ['propriedade', 'propriedades'] as const;
/** In the order of the second text, 2.15, as the choice has them. */
const ORDER = PHASE_VALUES.map(phaseLabel);

const chosenPhase = ({ chosen = {} }: Reading) => optionOf('fase', chosen);
const inPhase = (reading: Reading): Filter => {
  const { value, label } = chosenPhase(reading);
  return value === NO_PHASE
    ? { field: 'propriedade.fase', is: 'null' }
    : { field: 'propriedade.fase', is: '=', value: label };
};
const RULE = `A fase é a que o sistema de origem diz da propriedade hoje; o ano não a muda. ${phaseLabel(NO_PHASE)} está a propriedade de que ele não diz nenhuma.`;
const SINCE =
  'Na fase desde a primeira visita válida feita nela, até a data dos dados; a média é das propriedades em atendimento que já têm visita na fase.';
const shared = { period: 'none', profiles: EVERYONE } as const;

/**
 * Properties in the phase, beside all of them. Who only observes asks for the phase as the one quality of the question, so that what is hidden of
 * one phase cannot be worked out from the others, and has no other figure beside it.
 */
const counts = (alias: string, reading: Reading): Plan =>
  observes(reading.access)
    ? { measures: { [alias]: { count: 'propriedade' } }, filters: [inPhase(reading)] }
    : {
        measures: {
          [alias]: { count: 'propriedade', where: [inPhase(reading)] },
          todas: { count: 'propriedade' },
        },
      };

/** 13314 */
export const propertiesByPhase: Report = {
  ...shared,
  title: 'Propriedades por fase',
  shape: 'bar',
  subtitle: (reading) => `Propriedades do programa${ofPlace(reading)}, pela fase de hoje`,
  definition: () => `Propriedades do programa pela fase em que estão. ${RULE}`,
  params: { unit: 'propriedades' },
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: () => ({ measures: { propriedades: 'propriedades' }, by: ['fase'], totals: true }),
    draw: drawCategories({
      group: 'fase',
      heading: 'Fase',
      column: countColumn('propriedades', 'Propriedades'),
      order: ORDER,
    }),
    drill: ['propriedades'],
  },
};

/** 13315 */
export const phaseByState: Report = {
  ...shared,
  title: 'A fase por estado',
  shape: 'table',
  choice: 'fase',
  subtitle: (reading) => `Propriedades na fase ${chosenPhase(reading).label}${ofPlace(reading)}, por estado`,
  definition: () =>
    `Propriedades do programa que estão na fase escolhida, e quantas são de todas as do estado. ${RULE}`,
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: (reading) => {
      const { measures, ...plan } = counts('na_fase', reading);
      return {
        ...plan,
        measures: observes(reading.access)
          ? measures
          : {
              ...measures,
              percentual: {
                op: '*',
                args: [{ op: '/', args: ['na_fase', 'todas'] }, { number: '100' }],
              },
            },
        by: ['uf'],
        sort: [{ by: 'uf' }],
        totals: true,
      };
    },
    draw: drawTable({
      group: 'uf',
      columns: ({ access }) => [
        groupColumn('uf', 'Estado'),
        countColumn('na_fase', 'Na fase'),
        ...(observes(access)
          ? []
          : [countColumn('todas', 'Propriedades do programa'), shareColumn('percentual', '% na fase')]),
      ],
      total: (rows) => `Total de ${counted(rows, 'estado', 'estados')}`,
      rows: 'na_fase',
    }),
    drill: ['na_fase', 'todas'],
  },
};

/** 13316 */
export const phaseList: Report = {
  title: 'Propriedades na fase',
  shape: 'table',
  period: 'none',
  choice: 'fase',
  profiles: STAFF,
  subtitle: (reading) => `Na fase ${chosenPhase(reading).label}${ofPlace(reading)}`,
  definition: () => `Uma linha por propriedade na fase escolhida. ${RULE} ${SINCE}`,
  source: {
    kind: 'list',
    file: 'propriedades-na-fase',
    noun: NOUN,
    plan: (reading) => ({
      list: 'propriedade',
      columns: {
        ...WHICH_PROPERTY,
        ...WHO_VISITS,
        visitas: 'visita_ritmo.visitas',
        faltam: 'visita_ritmo.faltam',
        fase_desde: 'visita_ritmo.fase_desde',
        dias_na_fase: 'visita_ritmo.dias_na_fase',
        ultima_visita: 'visita_ritmo.ultima',
      },
      filters: [inPhase(reading)],
      sort: [{ by: 'dias_na_fase', descending: true }, { by: 'cod_propriedade' }],
    }),
  },
};

/** 13317 */
export const inThePhase: Report = {
  ...shared,
  title: 'Propriedades na fase',
  shape: 'num',
  choice: 'fase',
  subtitle: (reading) => `Na fase ${chosenPhase(reading).label}${ofPlace(reading)}`,
  definition: () => `Propriedades do programa que estão na fase escolhida. ${RULE}`,
  params: { unit: 'propriedades' },
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: (reading) => counts(FIGURE, reading),
    draw: drawFigure({
      title: 'Na fase',
      share: [FIGURE, 'todas'],
      hint: ({ [FIGURE]: part = 0, todas = 0 }) =>
        todas === 0 ? null : `${formatShare(part, todas)} das ${counted(todas, ...NOUN)} do programa`,
    }),
    drill: [FIGURE],
  },
};

/** 13318 */
export const daysInThePhase: Report = {
  title: 'Dias na fase, em média',
  shape: 'num',
  period: 'none',
  choice: 'fase',
  profiles: STAFF,
  subtitle: (reading) =>
    `Em atendimento e na fase ${chosenPhase(reading).label}${ofPlace(reading)}, desde a primeira visita nela`,
  definition: () => `${SINCE} ${RULE}`,
  params: { unit: 'dias', scale: 1 },
  source: {
    kind: 'plan',
    noun: NOUN,
    plan: (reading) => {
      const where = [
        ON_THE_WAY,
        inPhase(reading),
        { field: 'visita_ritmo.dias_na_fase', is: 'not_null' },
      ] as const;
      return {
        measures: {
          [FIGURE]: { avg: 'visita_ritmo.dias_na_fase', where },
          propriedades: { count: 'visita_ritmo', where },
        },
      };
    },
    draw: drawFigure({
      title: 'Dias na fase',
      column: figureColumn(FIGURE, 'Dias na fase', { unit: 'dias', scale: 1 }),
      rows: 'propriedades',
      hint: ({ propriedades = 0 }) => (propriedades === 0 ? null : `em ${counted(propriedades, ...NOUN)}`),
    }),
    drill: [FIGURE],
  },
};
