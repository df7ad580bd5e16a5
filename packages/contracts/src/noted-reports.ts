import type { ReportId } from './report-ids.ts';

/** The reports drawn over days, months, quarters or years: the others have no place for a note (apps/server, modules/notes/noted.test.ts). */
export const NOTED_REPORTS = [
  211150, 13215, 13312, 13116, 12114, 12124, 12214, 12224, 12314, 12324,
] as const satisfies readonly ReportId[];
export type NotedReport = (typeof NOTED_REPORTS)[number];

export const isNoted = (report: number): report is NotedReport =>
  (NOTED_REPORTS as readonly number[]).includes(report);
