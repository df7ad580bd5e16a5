import type { DrillPoint, RowList } from '@fonte/contracts';
import { CardIconAction } from '@fonte/ui';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTexts } from '../../i18n/use-texts.ts';
import { formatBytes } from '../files/bytes.ts';
import type { ReportFilters } from '../answer/report-calls.ts';
import { useDownload } from '../files/use-download.ts';
import './behind-texts.ts';

export type DetailCsvProps = { point: DrillPoint; list: RowList; filters: ReportFilters; title: string };

/** The download icon of Detalhamento; while the file is made, a ring with its own Cancelar. */
export function DetailCsv({ point, list, filters, title }: DetailCsvProps) {
  const { t } = useTexts(['core', 'behind']);
  const { start, cancel, running } = useDownload();
  if (running) {
    return (
      <Button
        variant="text"
        size="small"
        onClick={cancel}
        startIcon={
          <CircularProgress
            size={16}
            aria-label={t('behind:csvBusy', { size: formatBytes(running.received) })}
          />
        }
      >
        {t('cancel')}
      </Button>
    );
  }
  return (
    <CardIconAction
      label={t('detail.csv')}
      icon={<DownloadOutlined />}
      onClick={() => start({ point, list, filters, title: `${t('detail.title')} - ${title}` })}
    />
  );
}
