/** Visits planned per property, and visits that complete a cycle (section 9 of the three texts). */
export const VISITS_TARGET = 24;
export const VISITS_CYCLE = 12;
