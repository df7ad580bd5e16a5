export { readCql2Json } from './read-tree.ts';
export { readCql2Text } from './read-text.ts';
export type { FilterCrs } from './reading.ts';
