/** Phases of the ATeG as the pages name them (second specification text, 2.15); a property without one has no phase. */
export const PHASES = [
  'Diagnóstico 1',
  'Planejamento 1',
  'Adequação Tecnológica e Capacitação Profissional Complementar',
  'Análise Sistemática de Resultados 1',
  'Diagnóstico 2',
  'Planejamento 2',
  'Adequação Tecnológica e Capacitação Profissional Complementar 2',
  'Análise Sistemática de Resultados 2',
] as const;
export type Phase = (typeof PHASES)[number];

// First visit number (0 to 24) that belongs to each phase.
const STARTS = [0, 2, 4, 11, 13, 14, 15, 23] as const;

/** The phase that a visit of this number (0 to 24) belongs to. */
export function phaseOfVisit(numero: number): Phase {
  let phase = 0;
  while (phase < STARTS.length - 1 && numero >= (STARTS[phase + 1] ?? Infinity)) phase += 1;
  return PHASES[phase] ?? 'Diagnóstico 1';
}
