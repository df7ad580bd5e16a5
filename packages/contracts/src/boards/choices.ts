import { RULE_IDS } from '../quality-ids.ts';

/** The findings of all rules. */
export const ALL_RULES = 'todas';

/**
 * What readers may choose above the cards of a board, one of several. The value is a filter that the server knows by its name, never one that a
 * client writes; the first counts where none, or none that is there, is named. How they are called stands in `choice-words.ts`, which no page waits for.
 */
export const CHOICE_VALUES = {
  ciclo: ['1', '2'],
  // In the order of the second text, 2.15.
  fase: [
    'planejamento-1',
    'diagnostico-1',
    'adequacao-1',
    'analise-1',
    'diagnostico-2',
    'planejamento-2',
    'adequacao-2',
    'analise-2',
    'sem-fase',
  ],
  regra: [ALL_RULES, ...RULE_IDS.map(String)],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type ChoiceName = keyof typeof CHOICE_VALUES;
export const CHOICE_NAMES = Object.keys(CHOICE_VALUES) as ChoiceName[];

/** What was chosen, by the choice's name. */
export type Chosen = Readonly<Partial<Record<ChoiceName, string>>>;

/** The value in force of a choice. */
export function chosenValue(name: ChoiceName, chosen: Chosen): string {
  const values: readonly [string, ...string[]] = CHOICE_VALUES[name];
  return values.find((value) => value === chosen[name]) ?? values[0];
}
