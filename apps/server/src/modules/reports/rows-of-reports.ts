import type { ReportId } from '@fonte/contracts';
import { failureOf } from '../../platform/call/error-handler.ts';
import { versionFor, type Call } from '../../platform/index.ts';
import { listOf } from './ask.ts';
import { answerReport } from './answer-report.ts';
import type { Asked } from './asked.ts';
import { CATALOGUE } from './catalogue/index.ts';
import { listedReports } from './catalogue/report-list.ts';
import { countRows } from './count-rows.ts';
import { ALL_FOR_FILE, fileRows } from './export-report.ts';
import { refusedAs } from './refused.ts';
import { readingOf, type RawFilters } from './request/read-request.ts';
import type { Reports } from './service.ts';

/** So long is counted, ms: what is not counted by then says so, and is nearer when it is asked for again, since the engine keeps what it has answered. */
const WITHIN_MS = 5_000;
/** Reports that are counted at once: others' questions go between. */
const TOGETHER = 2;

/**
 * How many rows the file of each of the caller's reports has, under the caller's filters and of the caller's rows. Null for what was not counted until
 * `late`, or failed. Errors: the call's own signal; those of the filters.
 */
export async function rowsOfReports(
  reports: Reports,
  call: Call<unknown, RawFilters>,
  late: AbortSignal = AbortSignal.timeout(WITHIN_MS),
): Promise<{ relatorios: { co_consulta: ReportId; linhas: number | null }[] }> {
  const reading = readingOf(call, call.query, await versionFor(reports.version, call));
  const ids = listedReports(CATALOGUE, call.profile);
  const signal = AbortSignal.any([call.signal, late]);
  const counts = new Map<ReportId, number>();
  const waiting = ids.values();
  const count = async (): Promise<void> => {
    for (const id of waiting) {
      if (signal.aborted) return;
      const asked = { id, report: CATALOGUE[id], reading, page: ALL_FOR_FILE, signal };
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        counts.set(id, await call.app.coldWork.run(signal, () => rowsOf(reports, asked)));
      } catch (error) {
        const { status, failure } = failureOf(error);
        if (!signal.aborted && status >= 500 && failure !== 'busy')
          call.log.error({ err: error, relatorio: id });
      }
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, count));
  call.signal.throwIfAborted();
  return { relatorios: ids.map((id) => ({ co_consulta: id, linhas: counts.get(id) ?? null })) };
}

/** Rows of a report's file. */
async function rowsOf(reports: Reports, asked: Asked): Promise<number> {
  const { report, reading, signal } = asked;
  const { source } = report;
  return source.kind === 'list'
    ? refusedAs(() => countRows(reports.engine, listOf(report, source, reading), reading, signal))
    : fileRows(await answerReport(reports, asked)).length;
}
