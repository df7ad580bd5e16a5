import { propertyDetail } from '@fonte/contracts/endpoints/properties';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { reportQuery } from '../../report/answer/queries.ts';
import type { ReportFilters } from '../../report/answer/report-calls.ts';
import { PACE } from '../property-reports.ts';
import { propertyFilter } from '../property-points.ts';

/** Head, people, cycles and visits of a property; `id` is its code without dots. */
export const headQuery = (id: string) =>
  queryOptions({
    queryKey: ['property-head', id],
    queryFn: ({ signal }) => call(propertyDetail, { params: { id }, signal }),
  });

/** What narrows a report to one property, of all years and states. */
export const ofProperty = (code: string): ReportFilters => ({
  ano: null,
  uf: null,
  moreFilter: propertyFilter(code),
});

/** How it goes, of one property. */
export const paceQuery = (code: string) => reportQuery(PACE, ofProperty(code));
