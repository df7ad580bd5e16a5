import { REPORT_FILE_FORMS, REPORT_FILE_WORDS, type ReportFileForm, type Row } from '@fonte/contracts';
import { TOUCH } from '@fonte/ui';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { OtherFiles } from './other-files.tsx';
import { useDownload } from './use-download.ts';
import { useReportFilters } from '../answer/use-report-filters.ts';

/** `words`: the forms that its reader may take, 'CSV, CSV ISO, XLSX, Parquet'. */
export type ReportFileProps = { row: Row; words: string };

/**
 * In a list of reports: the file of the row's own, under the page's filters, and its other forms in a menu, so that a row is no wider than a laptop. Nothing
 * where its reader may take none.
 */
export function ReportFile({ row, words }: ReportFileProps) {
  const { start, running } = useDownload({ ofRow: true });
  const filters = useReportFilters();
  const title = String(row['no_consulta'] ?? '');
  const offered = words.split(', ');
  const [first, ...others] = REPORT_FILE_FORMS.filter((form) => offered.includes(REPORT_FILE_WORDS[form]));
  if (first === undefined) return null;
  const take = (form: ReportFileForm) => start({ report: Number(row['co_consulta']), form, title, filters });
  return (
    // A row may open or be chosen by a click on it: these are not that.
    <Box component="span" sx={{ display: 'inline-flex' }} onClick={(event) => event.stopPropagation()}>
      <Button
        startIcon={<DownloadOutlined />}
        aria-label={`${REPORT_FILE_WORDS[first]}: ${title}`}
        disabled={running !== null}
        onClick={() => take(first)}
        sx={{ height: 32, px: '6px', fontSize: 13, [TOUCH]: { height: 44 } }}
      >
        {REPORT_FILE_WORDS[first]}
      </Button>
      {others.length > 0 && (
        <OtherFiles title={title} forms={others} busy={running !== null} onTake={take} size={32} />
      )}
    </Box>
  );
}
