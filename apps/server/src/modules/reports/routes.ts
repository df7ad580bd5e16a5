import { figureReports, figuresOfReport } from '@fonte/contracts/routes/figures';
import { drill, loadConf, loadDashboard, openFile, report } from '@fonte/contracts/routes/reports';
import { checkFigure } from '@fonte/contracts/routes/report-check';
import { reportRows } from '@fonte/contracts/routes/report-rows';
import { workbook } from '@fonte/contracts/routes/report-workbook';
import { visitIndicators } from '@fonte/contracts/routes/visit-indicators';
import { handle, type App } from '../../platform/index.ts';
import { checkPoint } from './drill/check-point.ts';
import { detailPoint } from './drill/detalhamento.ts';
import { openGeneratedFile } from './drill/open-file.ts';
import { listedReports } from './by-name/listed-reports.ts';
import { reportByName } from './by-name/report-by-name.ts';
import { loadConf as configOf } from './board/load-conf.ts';
import { loadDashboard as dashboardOf } from './board/load-dashboard.ts';
import { directReport } from './retorno-direto.ts';
import { rowsOfReports } from './rows-of-reports.ts';
import type { Reports } from './question/service.ts';
import { visitIndicatorsFile } from './visit-indicators/visit-indicators.ts';
import { boardWorkbook } from './workbook/board-workbook.ts';

/** The numbered reports (first text, section 7). */
export function registerReports(app: App): void {
  const reports: Reports = app;
  handle(app, report, (call) => directReport(reports, call));
  handle(app, figureReports, (call) => listedReports(reports, call));
  handle(app, figuresOfReport, (call) => reportByName(reports, call));
  handle(app, drill, (call) => call.cold(() => detailPoint(reports, call)));
  handle(app, checkFigure, (call) => checkPoint(reports, call));
  handle(app, openFile, (call) => openGeneratedFile(reports, call));
  handle(app, loadConf, (call) => configOf(call));
  handle(app, reportRows, (call) => rowsOfReports(reports, call));
  handle(app, workbook, (call) => boardWorkbook(reports, call));
  handle(app, visitIndicators, (call) => visitIndicatorsFile(reports, call));
  handle(app, loadDashboard, (call) => dashboardOf(reports, call));
}
