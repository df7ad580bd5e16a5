import type { ObjectiveCode } from './objective-digits.ts';

interface ObjectiveRow {
  /** As the programme's data have it. */
  readonly code: ObjectiveCode;
  readonly label: string;
  /** Within a sentence: what is applied or had, and how it is said of a property, of several, and of one that begins. */
  readonly what: string;
  readonly verbs: readonly [one: string, several: string, begin: string];
  /** Its file in the download menu (first text, section 7). */
  readonly file: 20039 | 20040 | 20041;
}

const APPLY = ['aplica', 'aplicam', 'aplicar'] as const;

/** The project's three objectives (second text, 2.14); their digits and tags stand beside, where they are asked for alone. */
export const OBJECTIVES = [
  {
    code: 'conservacao',
    label: 'Práticas de conservação',
    what: 'práticas de conservação',
    verbs: APPLY,
    file: 20039,
  },
  {
    code: 'abc',
    label: 'Tecnologias ABC',
    what: 'tecnologias ABC',
    verbs: APPLY,
    file: 20040,
  },
  {
    code: 'planejamento',
    label: 'Planejamento da paisagem',
    what: 'planejamento da paisagem',
    verbs: ['tem', 'têm', 'ter'],
    file: 20041,
  },
] as const satisfies readonly ObjectiveRow[];

export type { ObjectiveCode };
