import { SEVERITIES, type Severity } from '@fonte/contracts/quality';
import { counted, formatShare } from '@fonte/pt-br';
import { drawFigure, FIGURE } from '../../draw/draw-figure.ts';
import type { Report } from '../../declared/report.ts';
import { ofPlace } from '../../../../answers/words/sentences.ts';
import { EVERYONE } from '../profiles.ts';
import { AT_LOAD, NOUN, ofSeverity } from './found.ts';

const WORDS: Readonly<Record<Severity, { readonly many: string; readonly what: string }>> = {
  erro: { many: 'Erros', what: 'estragam figuras e têm de ser corrigidos' },
  alerta: { many: 'Alertas', what: 'podem estar certos e pedem que alguém olhe' },
};

/** 13403, 13404: findings of a severity, with the properties that they are in. */
const tileOf = (severity: Severity): Report => {
  const { many, what } = WORDS[severity];
  return {
    title: many,
    shape: 'num',
    period: 'none',
    profiles: EVERYONE,
    subtitle: (reading) => `Achados que ${what}${ofPlace(reading)}`,
    definition: () => `Achados das regras de gravidade "${SEVERITIES[severity]}". ${AT_LOAD}`,
    params: { unit: 'achados' },
    source: {
      kind: 'plan',
      noun: NOUN,
      plan: () => ({
        measures: {
          [FIGURE]: { count: 'achado', where: [ofSeverity(severity)] },
          propriedades: {
            distinct: 'achado.cod_propriedade',
            over: 'achado',
            where: [ofSeverity(severity)],
          },
        },
      }),
      draw: drawFigure({
        title: many,
        hint: ({ propriedades = 0 }) =>
          propriedades === 0 ? null : `em ${counted(propriedades, 'propriedade', 'propriedades')}`,
      }),
      drill: [FIGURE],
    },
  };
};

export const errors = tileOf('erro');
export const warnings = tileOf('alerta');

const ALL = { count: 'propriedade' } as const;
const WITHOUT = {
  count: 'propriedade',
  where: [{ not: { exists: 'achado', where: [ofSeverity('erro')] } }],
} as const;

/** 13405 */
export const soundProperties: Report = {
  title: 'Propriedades sem erro',
  shape: 'num',
  period: 'none',
  profiles: EVERYONE,
  subtitle: (reading) => `Propriedades em que nenhuma regra achou erro${ofPlace(reading)}`,
  definition: () =>
    `Propriedades do programa em que nenhuma regra de gravidade "${SEVERITIES.erro}" achou nada; alertas não contam. ${AT_LOAD}`,
  params: { unit: 'propriedades' },
  source: {
    kind: 'plan',
    noun: ['propriedade', 'propriedades'],
    plan: () => ({ measures: { [FIGURE]: WITHOUT, todas: ALL } }),
    draw: drawFigure({
      title: 'Sem erro',
      share: [FIGURE, 'todas'],
      hint: ({ [FIGURE]: part = 0, todas = 0 }) =>
        todas === 0
          ? null
          : `${formatShare(part, todas)} das ${counted(todas, 'propriedade', 'propriedades')}`,
    }),
    steps: () => [
      { label: 'Propriedades', measure: ALL },
      {
        label: 'Com algum erro',
        measure: {
          count: 'propriedade',
          where: [{ exists: 'achado', where: [ofSeverity('erro')] }],
        },
        minus: true,
      },
      { label: 'Sem erro', measure: WITHOUT, total: true },
    ],
    drill: [FIGURE],
  },
};
