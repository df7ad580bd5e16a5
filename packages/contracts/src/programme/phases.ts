import type { NO_PHASE, PhaseValue } from './phase-values.ts';

/** A phase as the source writes it, and the first visit (0 to 24) that belongs to it. */
export const PHASES: Readonly<Record<PhaseValue, { readonly label: string; readonly from: number }>> = {
  'diagnostico-1': { label: 'Diagnóstico 1', from: 0 },
  'planejamento-1': { label: 'Planejamento 1', from: 2 },
  'adequacao-1': { label: 'Adequação Tecnológica e Capacitação Profissional Complementar', from: 4 },
  'analise-1': { label: 'Análise Sistemática de Resultados 1', from: 11 },
  'diagnostico-2': { label: 'Diagnóstico 2', from: 13 },
  'planejamento-2': { label: 'Planejamento 2', from: 14 },
  'adequacao-2': { label: 'Adequação Tecnológica e Capacitação Profissional Complementar 2', from: 15 },
  'analise-2': { label: 'Análise Sistemática de Resultados 2', from: 23 },
};

/** Words of a phase, and of none. */
export const phaseLabel = (value: PhaseValue | typeof NO_PHASE): string =>
  value === 'sem-fase' ? 'Sem fase definida' : PHASES[value].label;
