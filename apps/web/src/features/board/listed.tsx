import { useEffect, useRef } from 'react';
import { useOpened } from '../../core/property/opened/use-opened.tsx';
import { ListedReport } from '../../core/report/listed-report.tsx';
import { useListAddress } from '../../core/report/use-list-address.ts';
import { useReportFilters } from '../../core/report/use-report-filters.ts';

/** `opens`: its rows are properties, with what is inside them. */
export type ListedProps = { report: number; opens: boolean };

/** Rows below the figures that count them, a page at a time; its order, conditions, search and page stand in the page's address. */
export function Listed({ report, opens }: ListedProps) {
  const filters = useReportFilters();
  const { state, change, opened } = useListAddress();
  const detail = useOpened(filters);
  const asked = JSON.stringify(filters);
  const before = useRef(asked);
  useEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    // Of other filters there may be no such page.
    if (state.page > 1) change({ ...state, page: 1 });
  }, [asked, state, change]);
  return (
    <ListedReport
      key={`${report} ${opened}`}
      report={report}
      filters={filters}
      state={state}
      onState={change}
      hides
      detail={opens ? detail : undefined}
    />
  );
}
