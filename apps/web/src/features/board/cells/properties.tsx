import { PropertyList } from '../../../core/property/property-list.tsx';
import { useListAddress } from '../../../core/report/drill/use-list-address.ts';
import { useReportFilters } from '../../../core/report/answer/use-report-filters.ts';

/** The caller's properties below the figures that count them, in the state of the page. */
export function Properties() {
  const { uf } = useReportFilters();
  const { state, change, opened } = useListAddress();
  return <PropertyList key={opened} uf={uf} state={state} onState={change} hides />;
}
