/** What choosing needs beyond the cards: it comes after them, and only where marks may be chosen. */
export { readCube } from '@fonte/contracts/brush/read-cube';
export { cardChoice } from './card-choice.ts';
export { brushListener, chartFollower, chosenChart } from './chosen-chart.ts';
export { readChoice } from './read-choice.ts';
export { stepOf } from './step-of.ts';
export { shownOf } from './shown-of.ts';
