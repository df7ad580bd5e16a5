import type { ObjectiveDigit } from '../objective-ids.ts';

interface ObjectiveRow {
  /** As the programme's data have it. */
  readonly code: string;
  /** Its place in the numbers of the objectives' reports. */
  readonly digit: ObjectiveDigit;
  readonly label: string;
  /** Within a sentence: what is applied or had, and how it is said of a property, of several, and of one that begins. */
  readonly what: string;
  readonly verbs: readonly [one: string, several: string, begin: string];
  /** Its field in the map series, and the words that the map's dialog gives it (second text, 2.2 and 3). */
  readonly tag: readonly [field: string, words: string];
  /** Its file in the download menu (first text, section 7). */
  readonly file: 20039 | 20040 | 20041;
}

const APPLY = ['aplica', 'aplicam', 'aplicar'] as const;

/** The project's three objectives (second text, 2.14). */
export const OBJECTIVES = [
  {
    code: 'conservacao',
    digit: 1,
    label: 'Práticas de conservação',
    what: 'práticas de conservação',
    verbs: APPLY,
    tag: ['Praticas de conservacao e restauracao', 'Práticas de conservação e restauração'],
    file: 20039,
  },
  {
    code: 'abc',
    digit: 2,
    label: 'Tecnologias ABC',
    what: 'tecnologias ABC',
    verbs: APPLY,
    tag: ['Tecnologias ABC', 'Tecnologias ABC'],
    file: 20040,
  },
  {
    code: 'planejamento',
    digit: 3,
    label: 'Planejamento da paisagem',
    what: 'planejamento da paisagem',
    verbs: ['tem', 'têm', 'ter'],
    tag: ['Planejamento', 'Planejamento'],
    file: 20041,
  },
] as const satisfies readonly ObjectiveRow[];

/** In the order in which the map series has their fields. */
export const TAGGED_OBJECTIVES = OBJECTIVES.toSorted((a, b) => (a.tag[0] < b.tag[0] ? -1 : 1));

export type ObjectiveCode = (typeof OBJECTIVES)[number]['code'];
