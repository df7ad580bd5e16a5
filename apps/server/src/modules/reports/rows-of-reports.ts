import type { ReportId } from '@fonte/contracts';
import { failureOf } from '../../platform/call/error-handler.ts';
import { versionFor, type Call } from '../../platform/index.ts';
import { scopeKey } from '../../query/index.ts';
import { listOf } from './question/ask.ts';
import { answerReport } from './answer/answer-report.ts';
import type { Asked } from './question/asked.ts';
import { CATALOGUE } from './catalogue/index.ts';
import { listedReports } from './catalogue/report-list.ts';
import { countRows } from './question/count-rows.ts';
import { ALL_FOR_FILE, fileRows } from './file/export-report.ts';
import { refusedAs } from './question/refused.ts';
import { readingOf, type RawFilters } from './request/read-request.ts';
import type { Reports } from './question/service.ts';

/** After so long no further report is begun, ms: the page has what is counted by then, and asks for the others. */
const WITHIN_MS = 5_000;
/** Reports that are counted at once: others' questions go between. */
const TOGETHER = 2;

/**
 * How many rows the file of each of the caller's reports has, under the caller's filters and of the caller's rows. Null for what was not begun by
 * `late`, or failed. What is begun is finished, and kept for whoever reads the same until another version holds: whoever asks again has more.
 * Errors: the call's own signal; those of the filters.
 */
export async function rowsOfReports(
  reports: Reports,
  call: Call<unknown, RawFilters>,
  late: AbortSignal = AbortSignal.timeout(WITHIN_MS),
): Promise<{ relatorios: { co_consulta: ReportId; linhas: number | null }[] }> {
  const { app, log, profile, signal } = call;
  const reading = readingOf(call, call.query, await versionFor(reports.version, call));
  const ids = listedReports(CATALOGUE, profile);
  const { access, anos, ufs, version } = reading;
  const key = JSON.stringify(['rows', profile, scopeKey(access), anos, ufs, app.clock.today()]);
  const kept = await reports.engine.kept(version, key, () => Promise.resolve(new Map<ReportId, number>()));
  // Of what changes between loads, for this call alone.
  const live = new Map<ReportId, number>();
  const begin = AbortSignal.any([signal, late]);
  const waiting = ids.values();
  const count = async (): Promise<void> => {
    for (const id of waiting) {
      if (begin.aborted) return;
      if (kept.has(id)) continue;
      const asked = { id, report: CATALOGUE[id], reading, page: ALL_FOR_FILE, signal };
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const rows = await app.coldWork.run(begin, () => rowsOf(reports, asked));
        (asked.report.live ? live : kept).set(id, rows);
      } catch (error) {
        const { status, failure } = failureOf(error);
        if (error !== begin.reason && status >= 500 && failure !== 'busy')
          log.error({ err: error, relatorio: id });
      }
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, count));
  signal.throwIfAborted();
  return {
    relatorios: ids.map((id) => ({ co_consulta: id, linhas: kept.get(id) ?? live.get(id) ?? null })),
  };
}

/** Rows of a report's file. */
async function rowsOf(reports: Reports, asked: Asked): Promise<number> {
  const { report, reading, signal } = asked;
  const { source } = report;
  return source.kind === 'list'
    ? refusedAs(() => countRows(reports.engine, listOf(report, source, reading), reading, signal))
    : fileRows(await answerReport(reports, asked)).length;
}
