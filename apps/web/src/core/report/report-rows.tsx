import type { Row } from '@fonte/contracts';
import { reportRows } from '@fonte/contracts/endpoints/report-rows';
import { formatInteger } from '@fonte/pt-br';
import { TOUCH } from '@fonte/ui';
import Button from '@mui/material/Button';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { ReportFilters } from './report-calls.ts';
import './report-rows-texts.ts';
import { useReportFilters } from './use-report-filters.ts';

export type ReportRowsProps = { row: Row };

/** One call for all rows of the list, under the page's filters. */
const rowsQuery = ({ ano, uf }: ReportFilters) =>
  queryOptions({
    queryKey: ['report-rows', ano, uf],
    queryFn: async ({ signal }) => {
      const query = { $ano: ano === null ? undefined : [ano], $uf: uf === null ? undefined : [uf] };
      const { relatorios } = await call(reportRows, { query, signal });
      return new Map(relatorios.map(({ co_consulta, linhas }) => [co_consulta, linhas]));
    },
  });

/** How many rows the file of the row's report has, once that is counted; what was not in time is counted again at a click. */
export function ReportRows({ row }: ReportRowsProps) {
  const { t } = useTexts('reportRows');
  const { data, isFetching, refetch } = useQuery(rowsQuery(useReportFilters()));
  const counted = data?.get(Number(row['co_consulta']));
  if (typeof counted === 'number') return formatInteger(counted);
  if (isFetching) return t('counting');
  const words = t(data ? 'late' : 'failed');
  return (
    <Button
      aria-label={t('ofReport', { words, report: String(row['no_consulta'] ?? '') })}
      onClick={(event) => {
        event.stopPropagation();
        void refetch();
      }}
      sx={{
        height: 32,
        px: '6px',
        fontSize: 13,
        lineHeight: 1.15,
        textAlign: 'right',
        whiteSpace: 'normal',
        [TOUCH]: { height: 44 },
      }}
    >
      {words}
    </Button>
  );
}
