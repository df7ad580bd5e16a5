export { FilterFault } from './fault.ts';
export * from './limits.ts';
export * from './predicate.ts';
export { readCql, readCqlList } from './read-cql.ts';
export { writeCql } from './write-cql.ts';
