export { CATALOGUE } from './catalogue/index.ts';
export { exact } from './answer/exact.ts';
export { shownCell } from './answer/shown-cell.ts';
export { listCsvColumns } from './csv-columns.ts';
export type { Report } from './report.ts';
export { registerReports } from './routes.ts';
export { scopeSentence } from './words/sentences.ts';
