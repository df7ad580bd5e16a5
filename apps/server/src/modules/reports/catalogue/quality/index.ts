export { findings, findingsFile } from './findings.ts';
export { RULE_REPORTS } from './by-state.ts';
export { overlapsFile } from './overlaps.ts';
export { rules } from './rules.ts';
export { errors, soundProperties, warnings } from './tiles.ts';
export { trend } from './trend.ts';
