import type { PropertyHead } from '@fonte/contracts/routes/properties';
import { useMemo } from 'react';
import { ofProperty } from '../../../core/property/head/head-query.ts';
import { PROPERTY_REPORTS } from '../../../core/property/property-reports.ts';
import { ListedReport } from '../../../core/report/detail/listed-report.tsx';
import { useListAddress } from '../../../core/report/drill/use-list-address.ts';

/** 'Despesas': entry by entry, with what they come to. */
export function ExpensesTab({ head }: { head: PropertyHead }) {
  const { state, change, opened } = useListAddress();
  const filters = useMemo(() => ofProperty(head.codigo), [head.codigo]);
  return (
    <ListedReport
      key={opened}
      report={PROPERTY_REPORTS.expenses}
      filters={filters}
      state={state}
      onState={change}
    />
  );
}
