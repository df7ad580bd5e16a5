import { OPENED } from '@fonte/contracts/boards/opened';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ReportChart } from '../../report/cards/report-chart.tsx';
import type { ReportFilters } from '../../report/answer/report-calls.ts';
import { useOwnReport } from '../../report/answer/use-own-report.ts';
import { propertyFilter } from '../property-points.ts';
import { Entries } from './entries.tsx';

export type OpenedPropertyProps = { code: string; filters: ReportFilters };

const HEIGHT = 220;

/** What is inside a property's row: its entries over the months as bars, and one by one; asked for as it is opened. */
export function OpenedProperty({ code, filters }: OpenedPropertyProps) {
  const own = useMemo(() => ({ ...filters, moreFilter: propertyFilter(code) }), [filters, code]);
  return (
    <Box sx={BESIDE}>
      <Months filters={own} />
      <Entries filters={own} />
    </Box>
  );
}

function Months({ filters }: { filters: ReportFilters }) {
  const { t } = useTexts('property');
  return <ReportChart report={useOwnReport(OPENED.months, t('months'), filters, true)} height={HEIGHT} />;
}

const BESIDE = {
  display: 'grid',
  gap: '12px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
  lineHeight: 1.5,
  whiteSpace: 'normal',
};
