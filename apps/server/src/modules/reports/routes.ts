import { drill, loadConf, loadDashboard, openFile, report } from '@fonte/contracts/routes/reports';
import { handle, type App } from '../../platform/index.ts';
import { createEngine } from '../../query/index.ts';
import { detailPoint } from './drill/detalhamento.ts';
import { openGeneratedFile } from './drill/open-file.ts';
import { knownVersion } from './known-version.ts';
import { loadConf as configOf } from './load-conf.ts';
import { loadDashboard as dashboardOf } from './load-dashboard.ts';
import { directReport } from './retorno-direto.ts';
import type { Reports } from './service.ts';

/** The numbered reports (first text, section 7). */
export function registerReports(app: App): void {
  const engine = createEngine({
    database: app.database,
    fingerprint: app.settings.PRODUCT_NAME,
    smallGroup: app.settings.SMALL_GROUP,
  });
  const reports: Reports = { engine, version: knownVersion(app, engine), database: app.database };
  handle(app, report, (call) => directReport(reports, call));
  handle(app, drill, (call) => call.cold(() => detailPoint(reports, call)));
  handle(app, openFile, (call) => openGeneratedFile(reports, call));
  handle(app, loadConf, (call) => configOf(call));
  handle(app, loadDashboard, (call) => dashboardOf(reports, call));
}
