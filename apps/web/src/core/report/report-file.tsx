import { REPORT_FILE_FORMS, REPORT_FILE_WORDS, type Row } from '@fonte/contracts';
import { TOUCH } from '@fonte/ui';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDownload } from './use-download.ts';
import { useReportFilters } from './use-report-filters.ts';

/** `words`: the forms that its reader may take, 'CSV, CSV ISO, XLSX, Parquet'. */
export type ReportFileProps = { row: Row; words: string };

/** In a list of reports: the files of the row's own, under the page's filters. Nothing where its reader may take none. */
export function ReportFile({ row, words }: ReportFileProps) {
  const { start, running } = useDownload();
  const filters = useReportFilters();
  const title = String(row['no_consulta'] ?? '');
  if (words === '') return null;
  const offered = words.split(', ');
  return (
    <Box component="span" sx={{ display: 'inline-flex' }}>
      {REPORT_FILE_FORMS.filter((form) => offered.includes(REPORT_FILE_WORDS[form])).map((form) => (
        <Button
          key={form}
          startIcon={<DownloadOutlined />}
          aria-label={`${REPORT_FILE_WORDS[form]}: ${title}`}
          disabled={running !== null}
          onClick={(event) => {
            event.stopPropagation();
            start({
              report: Number(row['co_consulta']),
              form,
              title,
              filters,
            });
          }}
          sx={{ height: 32, px: '6px', fontSize: 13, [TOUCH]: { height: 44 } }}
        >
          {REPORT_FILE_WORDS[form]}
        </Button>
      ))}
    </Box>
  );
}
