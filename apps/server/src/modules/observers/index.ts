export { prepareObservers } from './prepare.ts';
export { queuePreparation } from './queue-preparation.ts';
