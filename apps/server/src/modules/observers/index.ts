export { prepareObservers } from './prepare.ts';
export { queuePreparation, watchVersions } from './queue-preparation.ts';
