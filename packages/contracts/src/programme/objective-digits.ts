import type { ObjectiveDigit } from '../objective-ids.ts';

/** Which objective each digit of a report's number is, by its code in the programme's data. */
export const DIGIT_OF = { conservacao: 1, abc: 2, planejamento: 3 } as const satisfies Record<
  string,
  ObjectiveDigit
>;
export type ObjectiveCode = keyof typeof DIGIT_OF;
