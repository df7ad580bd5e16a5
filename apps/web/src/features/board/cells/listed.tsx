import { useEffect, useRef } from 'react';
import { useOpened } from '../../../core/property/opened/use-opened.tsx';
import { useWayOn } from '../../../core/property/way-on.tsx';
import { ListedReport } from '../../../core/report/detail/listed-report.tsx';
import { useListAddress } from '../../../core/report/drill/use-list-address.ts';
import { useReportFilters } from '../../../core/report/answer/use-report-filters.ts';

/** `opens`: its rows are properties, with what is inside them; `leads`: each leads to the visit that it is of, else to its property. */
export type ListedProps = { report: number; opens: boolean; leads: boolean };

/** Says by which visit a row leads on; 'Colunas' brings it back. */
const HIDDEN = ['id_visita'];

/** Rows below the figures that count them, a page at a time; its order, conditions, search and page stand in the page's address. */
export function Listed({ report, opens, leads }: ListedProps) {
  const filters = useReportFilters();
  const { state, change, opened } = useListAddress();
  const detail = useOpened(filters);
  const way = useWayOn();
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
      hidden={HIDDEN}
      {...(leads ? { rowActions: way } : {})}
      detail={opens ? detail : undefined}
    />
  );
}
