import { accessOf } from '../../../query/index.ts';
import { mapSummary } from '@fonte/contracts/routes/map-summary';
import { handle } from '../../../platform/index.ts';
import type { Maps } from '../service.ts';
import { KeptSummaries } from './kept-summaries.ts';
import { readSummary } from './read-summary.ts';

/** Registers the map's totals: legend counts and selections. */
export function registerSummary(maps: Maps): void {
  const kept = new KeptSummaries();
  handle(maps.app, mapSummary, async (call) => {
    const { name } = await maps.version.current();
    return readSummary(call.db, accessOf(call), call.body, (key, work) =>
      kept.of(`${name} ${key}`, call.signal, (signal) => work(maps.app.database.within({ signal }))),
    );
  });
}
