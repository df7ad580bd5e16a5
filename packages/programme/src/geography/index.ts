export { subBasinAt } from './built-in/basins.ts';
export { municipalities, type Municipality } from './built-in/seats.ts';
export { states, type State } from './built-in/states.ts';
export { BUILT_IN_SOURCES, loadBuiltInGeography, type GeographyProgress } from './load-built-in-geography.ts';
export { loadGeography, type GeographyCounts } from './load-geography.ts';
export { GeographyRefused, type GeographyFault, type GeographyReport } from './official/report.ts';
