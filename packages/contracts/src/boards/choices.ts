import { CYCLES } from '../programme/cycles.ts';
import { NO_PHASE, PHASE_VALUES } from '../programme/phase-values.ts';
import { RULE_IDS } from '../quality-ids.ts';

const [firstCycle, ...otherCycles] = CYCLES;

/** The findings of all rules. */
export const ALL_RULES = 'todas';

/**
 * What readers may choose above the cards of a board, one of several. The value is a filter that the server knows by its name, never one that a
 * client writes; the first counts where none, or none that is there, is named. How they are called stands in `choice-words.ts`, which no page waits for.
 */
export const CHOICE_VALUES = {
  ciclo: [firstCycle.value, ...otherCycles.map(({ value }) => value)],
  fase: [...PHASE_VALUES, NO_PHASE],
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
