import {
  closePeriod as closeRoute,
  closingContent as contentRoute,
  closingCsv as csvRoute,
  closingOfSheet as sheetRoute,
  closings,
  oneClosing,
} from '@fonte/contracts/routes/closings';
import { handle, type App } from '../../platform/index.ts';
import type { Reports } from '../reports/index.ts';
import { closePeriod } from './close-period.ts';
import { closingContent, closingCsv } from './files.ts';
import { listClosings } from './list-closings.ts';
import { closingOfSheet, showClosing } from './show-closing.ts';

/** Closings: a period's figures kept under a code, checked by it, and compared with today's (docs/decisions/0049). */
export function registerClosings(app: App): void {
  const reports: Reports = app;
  handle(app, closings, listClosings);
  handle(app, closeRoute, (call) => closePeriod(reports, call));
  handle(app, sheetRoute, (call) => closingOfSheet(reports, call));
  handle(app, oneClosing, (call) => showClosing(reports, call));
  handle(app, csvRoute, (call) => closingCsv(reports, call));
  handle(app, contentRoute, closingContent);
}
