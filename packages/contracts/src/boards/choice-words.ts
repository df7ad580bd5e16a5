import { cycleLabel } from '../programme/cycles.ts';
import { phaseLabel } from '../programme/phases.ts';
import type { QualityId } from '../quality-ids.ts';
import { RULE_TITLES } from '../quality-titles.ts';
import { ALL_RULES, CHOICE_VALUES, chosenValue, type ChoiceName, type Chosen } from './choices.ts';

export type ChoiceOption = { readonly value: string; readonly label: string };

export type Choice = {
  readonly label: string;
  readonly options: readonly [ChoiceOption, ...ChoiceOption[]];
};

const ruleWords = (value: string): string =>
  value === ALL_RULES ? 'Todas as regras' : RULE_TITLES[Number(value) as QualityId];

const worded = <Value extends string>(
  label: string,
  [first, ...others]: readonly [Value, ...Value[]],
  words: (value: Value) => string,
): Choice => {
  const option = (value: Value): ChoiceOption => ({ value, label: words(value) });
  return { label, options: [option(first), ...others.map(option)] };
};

/** The choices as they are read. */
export const CHOICES: Readonly<Record<ChoiceName, Choice>> = {
  ciclo: worded('Ciclo', CHOICE_VALUES.ciclo, cycleLabel),
  fase: worded('Fase', CHOICE_VALUES.fase, phaseLabel),
  regra: worded('Regra', CHOICE_VALUES.regra, ruleWords),
};

/** The option in force of a choice. */
export function optionOf(name: ChoiceName, chosen: Chosen): ChoiceOption {
  const value = chosenValue(name, chosen);
  return CHOICES[name].options.find((option) => option.value === value) ?? CHOICES[name].options[0];
}
