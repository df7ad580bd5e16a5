import type { Row } from '@fonte/contracts';
import { TOUCH } from '@fonte/ui';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FileForm } from './report-calls.ts';
import { useDownload } from './use-download.ts';
import { useReportFilters } from './use-report-filters.ts';

/** `words`: the forms that its reader may take, 'CSV, XLSX, Parquet'. */
export type ReportFileProps = { row: Row; words: string };

/** Forms by their words. */
const FORMS: Readonly<Record<string, FileForm>> = { CSV: 'Csv', XLSX: 'Xlsx', Parquet: 'Parquet' };

/** In a list of reports: the files of the row's own, under the page's filters. Nothing where its reader may take none. */
export function ReportFile({ row, words }: ReportFileProps) {
  const { start, running } = useDownload();
  const filters = useReportFilters();
  const title = String(row['no_consulta'] ?? '');
  if (words === '') return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex' }}>
      {words.split(', ').map((form) => (
        <Button
          key={form}
          startIcon={<DownloadOutlined />}
          aria-label={`${form}: ${title}`}
          disabled={running !== null}
          onClick={(event) => {
            event.stopPropagation();
            start({
              report: Number(row['co_consulta']),
              form: FORMS[form] ?? 'Csv',
              title,
              filters,
            });
          }}
          sx={{ height: 32, px: '6px', fontSize: 13, [TOUCH]: { height: 44 } }}
        >
          {form}
        </Button>
      ))}
    </Box>
  );
}
