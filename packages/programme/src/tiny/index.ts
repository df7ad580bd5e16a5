export * from './figures.ts';
export * as TINY_CODES from './properties.ts';
export { TINY_FEATURES, TINY_ROWS, writeTiny } from './write-tiny.ts';
