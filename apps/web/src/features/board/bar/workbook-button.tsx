import type { BoardName } from '@fonte/contracts/board-names';
import { workbook } from '@fonte/contracts/endpoints/report-workbook';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import TableViewOutlined from '@mui/icons-material/TableViewOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { callFile } from '../../../core/api/call.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { HeaderActions } from '../../../core/navigation/header-actions.tsx';
import type { ReportFilters } from '../../../core/report/answer/report-calls.ts';
import { useReportFilters } from '../../../core/report/answer/use-report-filters.ts';
import { useSaving } from '../../../core/report/files/use-saving.ts';
import './workbook-texts.ts';

export type WorkbookButtonProps = { board: BoardName };

/** The whole page as one workbook, under its filters; while it comes, the same button ends it. */
export function WorkbookButton({ board }: WorkbookButtonProps) {
  const { t } = useTexts('workbook');
  const filters = useReportFilters();
  const { start, cancel, running } = useSaving();
  const words = running ? t('cancel') : t('download');
  const fetchIt = () =>
    start({
      title: t('download'),
      name: `${board}.xlsx`,
      open: (signal) => callFile(workbook, { query: { painel: board, ...narrowed(filters) }, signal }),
    });
  return (
    <HeaderActions>
      <Button
        variant="outlined"
        aria-label={words}
        title={words}
        onClick={running ? cancel : fetchIt}
        startIcon={running ? <CircularProgress size={16} aria-hidden /> : undefined}
        sx={{ minWidth: 0, px: '9px' }}
      >
        {running ? <CloseOutlined /> : <TableViewOutlined />}
      </Button>
    </HeaderActions>
  );
}

/** The page's filters as the call takes them; written here, so that the frame's own chunk stays as it is. */
const narrowed = ({ ano, uf, chosen, dias }: ReportFilters) => ({
  ...chosen,
  $ano: ano === null || dias ? undefined : [ano],
  $inicio: dias?.inicio,
  $fim: dias?.fim,
  $uf: uf === null ? undefined : [uf],
});
