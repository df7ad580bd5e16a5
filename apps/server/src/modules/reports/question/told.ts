import type { ReportAnswer, ReportId } from '@fonte/contracts';
import { observes, personalFieldsOf, scope, tellsPersons } from '../../../query/index.ts';
import { planOf } from './ask.ts';
import type { Reading } from '../declared/reading.ts';
import type { Report } from '../declared/report.ts';

/** What a report's answer tells, for the audit and for caches: see `Call.tell`. */
export function toldOf(
  { id, report, reading }: { readonly id: ReportId; readonly report: Report; readonly reading: Reading },
  answer: ReportAnswer,
): { relatorio: ReportId; persons: boolean; rows: number } {
  return { relatorio: id, persons: namesPersons(report, reading), rows: rowsOf(answer) };
}

/** Whether a report's rows, or what they are grouped by, tell of persons. */
export function namesPersons(report: Report, reading: Reading): boolean {
  const { source } = report;
  // Whoever only observes is told nobody, and is asked about persons without the year, which this reading has.
  if (source.kind === 'fixed' || observes(reading.access)) return false;
  if (source.kind === 'list') return true;
  // Who sees nobody in full is told nobody: the plan, which was looked through for its answer, is not once more.
  return (
    personalFieldsOf(reading.access.profile) === 'full' &&
    tellsPersons(scope(planOf(report, source, reading), reading.access))
  );
}

/** Lines of the table, or points of the map, which has its rows in its series. */
const rowsOf = ({ tbody, series }: ReportAnswer): number =>
  Math.max(tbody.length, ...series.map(({ data }) => data.length));
