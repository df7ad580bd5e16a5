import type { ViewQuestion } from '@fonte/contracts/view';
import { useSnackbar } from '@fonte/ui';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../api/sentence.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { saveFile } from '../../report/files/save-file.ts';
import { useMay } from '../../session/session-store.ts';
import { openViewFile } from '../asked/indicator-calls.ts';

/** 'Baixar Dados' of a card, as CSV and as a workbook: null for profiles without files; ends with the card. */
export type ViewDownload = { start: () => void; workbook: () => void; busy: boolean } | null;

export function useViewDownload(question: ViewQuestion, title: string): ViewDownload {
  const { t } = useTexts('core');
  const snackbar = useSnackbar();
  const may = useMay('report.csv');
  const [busy, setBusy] = useState(false);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const run = async (format: 'csv' | 'xlsx') => {
    const control = new AbortController();
    abort.current = control;
    setBusy(true);
    try {
      await saveFile(
        await openViewFile(question, title, format, control.signal),
        `${title}.${format}`,
        () => undefined,
      );
      snackbar.success(t('downloads.done'), title);
    } catch (failure) {
      if (!control.signal.aborted) snackbar.failure(t('downloads.failed'), sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return may ? { start: () => void run('csv'), workbook: () => void run('xlsx'), busy } : null;
}
