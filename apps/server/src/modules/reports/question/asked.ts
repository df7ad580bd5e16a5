import type { ReportId } from '@fonte/contracts';
import type { Reading } from '../declared/reading.ts';
import type { Report } from '../declared/report.ts';

/** A report as a call asks for it. */
export interface Asked {
  readonly id: ReportId;
  readonly report: Report;
  readonly reading: Reading;
  /** −1 for all rows that JSON carries, −2 for all there are, else from 1. */
  readonly page: number;
  readonly signal?: AbortSignal | undefined;
  /** For paper: a table of more rows keeps its largest and one line for all others. */
  readonly most?: number | undefined;
}

/** What a statement of a call runs with: it ends when the client goes away. */
export const optionsOf = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal });
