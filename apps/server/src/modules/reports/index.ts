export { CATALOGUE } from './catalogue/index.ts';
export type { Report } from './report.ts';
export { registerReports } from './routes.ts';
