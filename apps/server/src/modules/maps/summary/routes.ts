import { mapSummary } from '@fonte/contracts/routes/map-summary';
import { handle, type App } from '../../../platform/index.ts';
import { accessOf } from '../service.ts';
import { readSummary } from './read-summary.ts';

/** Registers the map's totals: legend counts and selections. */
export function registerSummary(app: App): void {
  handle(app, mapSummary, (call) => readSummary(call.db, accessOf(call), call.body));
}
