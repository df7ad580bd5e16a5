import {
  NO_SITUATION,
  SITUATIONS as OF_PROPERTIES,
  type Situation,
} from '@fonte/contracts/programme/situations';

export { situationOf } from '@fonte/contracts/programme/situations';

/** All situations that are drawn: those of the programme, and the mark of a property that is in none. */
export const SITUATIONS: readonly Situation[] = [...OF_PROPERTIES, NO_SITUATION];

/** Colour of every situation by its code, one set per ground. */
export type SituationColors = Readonly<Record<Situation['code'], string>>;

const colors = (of: (situation: Situation) => string): SituationColors =>
  Object.fromEntries(SITUATIONS.map((one) => [one.code, of(one)])) as SituationColors;

/** On white and, always, on imagery. */
export const SITUATION_LIGHT = colors(({ color }) => color);
export const SITUATION_DARK = colors(({ onDark }) => onDark);
