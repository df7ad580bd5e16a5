export { CATALOGUE } from './catalogue/index.ts';
export type { Report } from './declared/report.ts';
export { registerReports } from './routes.ts';
export { answerSheet, type SheetAnswers, type SheetAsked } from './board/answer-sheet.ts';
export { reportFor, type Reports } from './question/service.ts';
export { boardQuestions } from './question/standing-questions.ts';
export { boardCharts } from './board/board-charts.ts';
export { boardFigures, boardsWithFigures, figuresVersion } from './board/board-figures.ts';
export { COUNTRY, loadFigures, NOTHING, placeOfFigure, type LoadFigure } from './board/load-figures.ts';
