import type { ObjectiveCode } from './objective-digits.ts';

/** An objective's field in the map series, and the words that the map's dialog gives it (second text, 2.2 and 3), in the order of the series. */
export const OBJECTIVE_TAGS: readonly (readonly [code: ObjectiveCode, field: string, words: string])[] = [
  ['planejamento', 'Planejamento', 'Planejamento'],
  ['conservacao', 'Praticas de conservacao e restauracao', 'Práticas de conservação e restauração'],
  ['abc', 'Tecnologias ABC', 'Tecnologias ABC'],
];
