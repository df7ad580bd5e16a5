import type { RowList } from '@fonte/contracts';
import { CardIconAction, useSnackbar } from '@fonte/ui';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../api/sentence.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { formatBytes } from '../../report/files/bytes.ts';
import { saveFile } from '../../report/files/save-file.ts';
import { openDetailsCsv, type DetailQuestion } from '../asked/indicator-calls.ts';

/** The CSV of the rows behind a figure: the icon turns into a ring with its own Cancelar while the file is prepared. */
export function PointCsv({
  question,
  list,
  title,
}: {
  question: DetailQuestion;
  list: RowList;
  title: string;
}) {
  const { t } = useTexts(['indicator', 'core']);
  const snackbar = useSnackbar();
  const [received, setReceived] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const run = async () => {
    const control = new AbortController();
    abort.current = control;
    setReceived(0);
    try {
      await saveFile(await openDetailsCsv(question, list, control.signal), `${title}.csv`, setReceived);
      snackbar.success(t('core:downloads.done'), title);
    } catch (failure) {
      if (!control.signal.aborted) snackbar.failure(t('core:downloads.failed'), sentenceOf(failure));
    } finally {
      setReceived(null);
    }
  };
  if (received === null) {
    return (
      <CardIconAction
        label={t('indicator:detail.csv')}
        icon={<DownloadOutlined />}
        onClick={() => void run()}
      />
    );
  }
  return (
    <Button
      variant="text"
      size="small"
      startIcon={<CircularProgress size={16} aria-hidden />}
      endIcon={<CloseOutlined />}
      aria-label={t('core:cancel')}
      onClick={() => abort.current?.abort()}
    >
      {t('indicator:detail.csvBusy', { size: formatBytes(received) })}
    </Button>
  );
}
