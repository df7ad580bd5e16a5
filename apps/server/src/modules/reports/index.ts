export { CATALOGUE } from './catalogue/index.ts';
export type { Report } from './report.ts';
export { registerReports } from './routes.ts';
export { answerSheet, type SheetAnswers, type SheetAsked } from './answer-sheet.ts';
export { reportFor, type Reports } from './service.ts';
export { boardQuestions } from './standing-questions.ts';
export { boardCharts } from './board-charts.ts';
export { boardFigures, boardsWithFigures, figuresVersion } from './board-figures.ts';
export { COUNTRY, loadFigures, NOTHING, placeOfFigure, type LoadFigure } from './load-figures.ts';
