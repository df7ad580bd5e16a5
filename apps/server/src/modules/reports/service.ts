import { isReportId, type Profile, type ReportId } from '@fonte/contracts';
import type { DatabaseAccess } from '@fonte/database';
import { fail } from '../../platform/index.ts';
import type { QueryEngine } from '../../query/index.ts';
import { CATALOGUE } from './catalogue/index.ts';
import type { KnownVersion } from './known-version.ts';
import type { Report } from './report.ts';

/** What the report calls work with; made once per process. */
export interface Reports {
  readonly engine: QueryEngine;
  readonly version: KnownVersion;
  /** For what is published row by row and is no figure. */
  readonly database: DatabaseAccess;
}

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
