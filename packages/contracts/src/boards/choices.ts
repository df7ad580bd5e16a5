/**
 * What readers may choose above the cards of a board, one of several. The value is a filter that the server knows by its name, never one that a
 * client writes; the first counts where none, or none that is there, is named.
 */
export const CHOICES = {
  ciclo: {
    label: 'Ciclo',
    options: [
      { value: '1', label: 'Ciclo 1' },
      { value: '2', label: 'Ciclo 2' },
    ],
  },
} as const satisfies Record<string, Choice>;

export type Choice = {
  readonly label: string;
  readonly options: readonly [ChoiceOption, ...ChoiceOption[]];
};
type ChoiceOption = { readonly value: string; readonly label: string };

export type ChoiceName = keyof typeof CHOICES;
export const CHOICE_NAMES = Object.keys(CHOICES) as ChoiceName[];

/** What was chosen, by the choice's name. */
export type Chosen = Readonly<Partial<Record<ChoiceName, string>>>;

/** The option in force of a choice. */
export function optionOf(name: ChoiceName, chosen: Chosen): ChoiceOption {
  const { options }: Choice = CHOICES[name];
  return options.find(({ value }) => value === chosen[name]) ?? options[0];
}
