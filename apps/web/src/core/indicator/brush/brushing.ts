/** What choosing needs beyond the cards: it comes after them, and only where marks may be chosen. */
export { readCube } from '@fonte/contracts/brush/read-cube';
export { cardChoice } from './card/card-choice.ts';
export { brushListener, chartFollower, chosenChart } from './card/chosen-chart.ts';
export { readChoice } from './choice/read-choice.ts';
export { askAhead } from './step/ahead.ts';
export { followed } from './step/step-of.ts';
export { shownOf } from './step/shown-of.ts';
