import { isReportId, type Profile, type ReportId } from '@fonte/contracts';
import { fail, type App } from '../../../platform/index.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import type { Report } from '../declared/report.ts';

/** What a report is answered with; the database is for what is published row by row and is no figure. */
export type Answering = Pick<App, 'engine' | 'database'>;

/** What the report calls work with, of the server's parts. */
export type Reports = Pick<App, 'engine' | 'database' | 'version'>;

/** A report by number, for a profile that may read it. Errors: reportNotFound, forbidden. */
export function reportFor(
  number: number,
  profile: Profile,
): { readonly id: ReportId; readonly report: Report } {
  if (!isReportId(number)) return fail('reportNotFound', { id: number });
  const report = CATALOGUE[number];
  if (!report.profiles.includes(profile)) fail('forbidden');
  return { id: number, report };
}
