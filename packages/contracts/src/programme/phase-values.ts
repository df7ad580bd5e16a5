/** The phases of the ATeG as addresses name them, in the order of the second text, 2.15; how they are called stands in `phases.ts`, which no page waits for. */
export const PHASE_VALUES = [
  'planejamento-1',
  'diagnostico-1',
  'adequacao-1',
  'analise-1',
  'diagnostico-2',
  'planejamento-2',
  'adequacao-2',
  'analise-2',
] as const;
export type PhaseValue = (typeof PHASE_VALUES)[number];

/** Properties that have none. */
export const NO_PHASE = 'sem-fase';
