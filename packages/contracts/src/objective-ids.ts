/** Numbers of the objectives' reports: 12, objective, tab, what of it (docs/reports.md says each). */

/** 1 conservation and restoration, 2 low-carbon practices, 3 landscape planning. */
export type ObjectiveDigit = 1 | 2 | 3;
/** 1 properties and areas, 2 farmers. */
export type ObjectiveTab = 1 | 2;
/** 0 tile · 1 UF, 2 Município, 3 Bacia · 4 by year · 5 by kind · 6, 7 further tiles · 8 by technician. */
export type ObjectivePart = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

type NumberOf<Text extends string> = Text extends `${infer N extends number}` ? N : never;
export type ObjectiveId = NumberOf<`12${ObjectiveDigit}${ObjectiveTab}${ObjectivePart}`>;

export const OBJECTIVE_DIGITS: readonly ObjectiveDigit[] = [1, 2, 3];
export const OBJECTIVE_TABS: readonly ObjectiveTab[] = [1, 2];
export const OBJECTIVE_PARTS: readonly ObjectivePart[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** 12123 is conservation, farmers, by Bacia. */
export const objectiveId = (digit: ObjectiveDigit, tab: ObjectiveTab, part: ObjectivePart): ObjectiveId =>
  Number(`12${digit}${tab}${part}`) as ObjectiveId;

export const OBJECTIVE_IDS: readonly ObjectiveId[] = OBJECTIVE_DIGITS.flatMap((digit) =>
  OBJECTIVE_TABS.flatMap((tab) => OBJECTIVE_PARTS.map((part) => objectiveId(digit, tab, part))),
);
