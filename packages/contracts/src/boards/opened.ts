import type { ReportId } from '../report-ids.ts';

/** What stands inside a property's row once it is opened (second text, 2.17): its entries over the months, and one by one. */
export const OPENED = { months: 13018, entries: 13019 } as const satisfies Record<string, ReportId>;
