/** On which side of the limits of its group somebody is (docs/decisions/0085), in words: as tables and files say it, and as pages mark it. */
export const SITUATIONS = {
  few: 'poucos casos',
  farBelow: 'muito abaixo',
  below: 'abaixo',
  within: 'dentro da faixa',
  above: 'acima',
  farAbove: 'muito acima',
} as const;

export type Verdict = keyof typeof SITUATIONS;

/** The columns of a comparison that a page draws together: the share made, the 95 % limits around what was to be expected of it, and the verdict. */
export const RANGE = {
  share: 'percentual',
  expected: 'esperado',
  from: 'faixa_de',
  to: 'faixa_ate',
  verdict: 'situacao',
} as const;

/** The limits, in standard deviations: two-sided 95 % and 99.8 % of a normal deviate, 1 in 20 and 1 in 500 outside by chance alone. */
export const LIMITS = { usual: 1.959964, far: 3.090232 } as const;
