import { isReportId, type DashboardEntry, type ReportId } from '@fonte/contracts';
import { presentAnswer } from '../../../core/report/answer/report-calls.ts';

/**
 * Reports of a board whose cards are absent: their answer was falsy, or they failed and the reader is not told of it (second text, section 8). One that is
 * still being prepared comes yet.
 */
export function absentOf(reports: readonly DashboardEntry[], tells: boolean): ReadonlySet<ReportId> {
  const absent = reports.filter(
    ({ answer, failure }) =>
      presentAnswer(answer) === null && failure?.codigo !== 'beingPrepared' && !(failure && tells),
  );
  return new Set(absent.map(({ co_consulta }) => co_consulta).filter((id) => isReportId(id)));
}
